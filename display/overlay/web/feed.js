// The state over a WebSocket: whole first, then numbered changes; connects again by itself and asks anew after a gap.

/** Applies an RFC 6902 patch of add, remove and replace to `state`; throws if it does not fit. */
export function patched(state, patch) {
  for (const { op, path, value } of patch) {
    const keys = path.split("/").slice(1).map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    if (keys.length === 0) { state = value; continue; }
    const last = keys.pop();
    let at = state;
    for (const key of keys) {
      at = at[key];
      if (at === undefined || at === null) throw new Error("no such place: " + path);
    }
    if (Array.isArray(at)) {
      const index = last === "-" ? at.length : Number(last);
      if (op === "add") at.splice(index, 0, value);
      else if (op === "remove") at.splice(index, 1);
      else at[index] = value;
    } else if (op === "remove") delete at[last];
    else at[last] = value;
  }
  return state;
}

const kSilenceMs = 16000;  // three beats
const kFirstRetryMs = 250;
const kLastRetryMs = 4000;

/**
 * Follows `url` (a path with its query). Calls onState(state, n) after every change, onLink(up, code, reason) when the
 * line opens or closes, onOther(message) for everything else. `hello` is said first, if given.
 */
export function follow(url, { onState, onLink = () => {}, onOther = () => {}, hello = null }) {
  let state = null, n = 0, retry = kFirstRetryMs, silence = 0, socket = null, stopped = false;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.close(), kSilenceMs);
  };
  const connect = () => {
    socket = new WebSocket(`ws://${location.host}${url}`);
    const mine = socket;
    socket.onopen = () => { listen(); if (hello) mine.send(JSON.stringify(hello)); };
    socket.onmessage = (event) => {
      listen();
      const message = JSON.parse(event.data);
      if (message.state !== undefined) {
        state = message.state;
        n = message.n;
      } else if (message.patch !== undefined) {
        if (state === null || message.n !== n + 1) return mine.close();  // the next line begins with all of it
        try { state = patched(state, message.patch); } catch { return mine.close(); }
        n = message.n;
      } else {
        if (message.n !== undefined && state !== null && message.n !== n) mine.close();
        return onOther(message);
      }
      retry = kFirstRetryMs;
      onLink(true, 0, "");
      onState(state, n);
    };
    socket.onclose = (event) => {
      clearTimeout(silence);
      onLink(false, event.code, event.reason);
      // 1008: the address or the token is wrong, and would be again.
      if (stopped || event.code === 1008) return;
      setTimeout(connect, retry);
      retry = Math.min(retry * 2, kLastRetryMs);
    };
  };
  connect();
  return { send: (message) => socket.readyState === 1 && (socket.send(JSON.stringify(message)), true),
           stop: () => { stopped = true; socket.close(); } };
}
