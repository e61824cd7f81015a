// The referee's phone: /control#TOKEN. Everything done here can be taken back.
import { follow } from "./feed.js";
import { addPatterns, badge } from "./marks.js";
import { nameOf, plain, scoreTitle, termsOf } from "./parts.js";
import { has, languages, speak, t } from "./words.js";

const $ = (selector) => document.querySelector(selector);
const page = $("#page"), lost = $("#lost"), toast = $("#toast");
let state = null, aids = null, whose = null, amount = 1, count = 0;
const session = crypto.getRandomValues(new Uint32Array(2)).join("");
const texts = new Map();  // a request that is under way -> what to say when it is done

const make = (kind, inner = "", className = "") => {
  const made = document.createElement(kind);
  made.innerHTML = inner;
  if (className) made.className = className;
  return made;
};
const html = (text) => { const holder = document.createElement("i"); holder.textContent = text; return holder.innerHTML; };

function say(text, bad = false) {
  toast.textContent = text;
  toast.className = bad ? "bad" : "";
  toast.hidden = false;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => { toast.hidden = true; }, bad ? 8000 : 2500);
}

function request(verb, fields = {}) {
  const id = `phone-${session}-${++count}`;
  texts.set(id, true);
  if (!line.send({ request: { id, verb, ...fields } })) say(t("lost"), true);
}

async function sure(question) {
  const dialog = $("#ask");
  dialog.querySelector("p").textContent = question;
  const [no, yes] = dialog.querySelectorAll("button");
  no.textContent = t("no");
  yes.textContent = t("yes");
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  return dialog.returnValue === "yes";
}

/** The tiles laid last, newest first; of one turn, that which came last in the list. */
const latestTiles = () => [...state.tiles].reverse().sort((a, b) => b.turn - a.turn).slice(0, 5);
const place = (tile) => tile.cell.join(",");
let corrected = null;  // the place of the tile that is to be put right; the newest if it is none of those shown

/** Lets people choose among all types and turn what they chose; null if they leave it. */
async function askForTile(laid) {
  const reply = await fetch("/api/v1/tiles", { cache: "no-store" }).catch(() => null);
  if (!reply?.ok) { say(t("lost"), true); return null; }
  const { types } = await reply.json();
  const dialog = $("#tile");
  let { type, rotation } = laid;
  const paint = () => {
    dialog.querySelector(".shown").innerHTML = picture(type, rotation);
    for (const button of dialog.querySelectorAll(".types button")) button.setAttribute("aria-pressed", button.dataset.type === type);
  };
  dialog.querySelector("h2").textContent = t("which_tile");
  dialog.querySelector(".types").replaceChildren(...types.map((one) => {
    const button = make("button", picture(one, 0).replace("<img ", '<img loading="lazy" '));
    button.type = "button";
    button.dataset.type = one;
    button.setAttribute("aria-label", one);
    button.onclick = () => { type = one; paint(); };
    return button;
  }));
  const turn = dialog.querySelector(".turn");
  turn.textContent = `↻ ${t("turn_tile")}`;
  turn.onclick = () => { rotation = (rotation + 1) % 4; paint(); };
  const [no, yes] = dialog.querySelectorAll(".end button");
  no.textContent = t("no");
  yes.textContent = t("take_tile");
  paint();
  dialog.returnValue = "no";
  dialog.showModal();
  const chosen = dialog.querySelector('[aria-pressed="true"]');  // keys begin there, not at the whole grid
  chosen?.focus({ preventScroll: true });
  chosen?.scrollIntoView({ block: "center" });
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  return dialog.returnValue === "yes" ? { type, rotation } : null;
}

const picture = (type, rotation, drawing = 0) =>
  `<img src="/tiles/${encodeURIComponent(type)}.svg?drawing=${drawing}" style="rotate:${rotation * 90}deg" alt="">`;

// Each card is made anew when what it shows is another, so that a finger never loses its button for nothing.
const cards = {
  head() {
    const choose = languages.map((one) => `<option ${one === document.documentElement.lang ? "selected" : ""}>${one}</option>`).join("");
    const made = make("header", `<h1>${html(t("control_title"))}</h1><span class="dim">${html(t(`mode.${state.mode}`))}` +
      `${state.turn ? ` · ${html(t("turn", { n: state.turn }))}` : ""}</span><select aria-label="${html(t("language"))}">${choose}</select>`);
    made.querySelector("select").onchange = async (event) => {
      localStorage.setItem("lang", event.target.value);
      await speak(event.target.value);
      shown.clear();
      show();
    };
    return made;
  },
  questions() {
    const made = make("section");
    made.style.display = "grid";
    made.style.gap = "12px";
    for (const prompt of state.prompts.slice(0, 3)) {
      const key = `prompt.${prompt.kind}`;
      const card = make("div", `<h2>${html(has(key) ? t(key) : t("prompt.any"))}</h2><p>${html(plain(prompt.text))}</p><div class="answers"></div>`, "card question");
      for (const answer of prompt.answers) {
        const button = make("button", (answer.type ? picture(answer.type, answer.rotation) : "") + `<span>${html(answer.text)}</span>` +
          (answer.probability > 0 ? `<span class="chance">${answer.probability < 0.01 ? "< 1" : Math.round(100 * answer.probability)} %</span>` : ""));
        button.onclick = () => request("answer", { prompt: prompt.id, answer: answer.id });
        card.querySelector(".answers").append(button);
      }
      made.append(card);
    }
    if (state.prompts.length === 0) made.append(make("p", html(t("no_question")), "dim card"));
    return made;
  },
  scores() {
    return make("section", state.players.map((player) =>
      `<div class="score-row c-${player.colour}${player.active ? " active" : ""}"><div class="mark">${badge(player.colour, html(player.letter))}</div>` +
      `<div><div class="name">${html(nameOf(player))}</div><div class="dim">${html(t("if_ended_now"))} ${player.if_ended_now}</div></div>` +
      `<div class="total">${player.score}</div></div>`).join(""), "card");
  },
  deeds() {
    const made = make("section", "", "two");
    const add = (text, act, strong) => {
      const button = make("button", html(text), strong ? "strong" : "");
      button.onclick = act;
      made.append(button);
    };
    add(t("undo"), () => request("undo"), true);
    add(t("redo"), () => request("redo"));
    const playing = state.mode === "playing" || state.mode === "waiting";
    add(t("pass"), () => request("pass"));
    add(playing ? t("pause") : t("go_on"), () => request("mode", { mode: playing ? "paused" : "playing" }));
    add(t("clear_up"), () => request("mode", { mode: "clearing" }));
    if (state.mode === "ended" || state.mode === "clearing") {
      add(t("next_game"), async () => {
        const kept = state.kept;
        if (await sure(t(kept ? "next_game_sure" : "next_game_lost"))) request("next_game", kept ? {} : { answer: "let_go" });
      }, true);
    } else {
      add(t("end_game"), async () => { if (await sure(t("end_game_sure"))) request("end_game"); });
    }
    return made;
  },
  tile() {
    const laid = latestTiles();
    if (laid.length === 0) return make("i");
    const chosen = laid.find((tile) => place(tile) === corrected) ?? laid[0];
    const made = make("section", `<h2>${html(t("last_tiles"))}</h2><div class="laid"></div><div class="last-tile">` +
      `<button class="other">${html(t("other_tile"))}</button><button class="turn">↻ ${html(t("turn_tile"))}</button></div>`, "card");
    for (const tile of laid) {
      const button = make("button", picture(tile.type, tile.rotation, tile.drawing));
      button.setAttribute("aria-pressed", tile === chosen);
      button.setAttribute("aria-label", t("tile_of_turn", { n: tile.turn }));
      button.onclick = () => { corrected = place(tile); show(); };
      made.querySelector(".laid").append(button);
    }
    made.querySelector(".turn").onclick = () =>
      request("correct_tile", { cell: chosen.cell, type: chosen.type, rotation: (chosen.rotation + 1) % 4 });
    made.querySelector(".other").onclick = async () => {
      const tile = await askForTile(chosen);
      if (tile) request("correct_tile", { cell: chosen.cell, ...tile });
    };
    return made;
  },
  points() {
    const made = make("section", `<h2>${html(t("points"))}</h2><div class="points-form"><div class="whose"></div>` +
      `<div class="amount"><button>−</button><output></output><button>+</button></div>` +
      `<input placeholder="${html(t("reason"))}" aria-label="${html(t("reason"))}" maxlength="80"><button class="strong">${html(t("give"))}</button></div>`, "card");
    const buttons = new Map();
    const paint = () => {
      made.querySelector("output").textContent = amount < 0 ? `−${-amount}` : `+${amount}`;
      for (const [colour, button] of buttons) button.setAttribute("aria-pressed", colour === whose);
    };
    for (const player of state.players) {
      const button = make("button", badge(player.colour, html(player.letter)));
      button.setAttribute("aria-label", nameOf(player));
      button.onclick = () => { whose = player.colour; paint(); };
      buttons.set(player.colour, button);
      made.querySelector(".whose").append(button);
    }
    const [less, more] = made.querySelectorAll(".amount button");
    less.onclick = () => { amount = amount === 1 ? -1 : amount - 1; paint(); };
    more.onclick = () => { amount = amount === -1 ? 1 : amount + 1; paint(); };
    made.querySelector("button.strong").onclick = () => {
      if (!whose && state.players.length) whose = state.players[0].colour;
      request("adjust", { colour: whose, points: amount, reason: made.querySelector("input").value || t("reason_default") });
      made.querySelector("input").value = "";
      paint();
    };
    paint();
    return made;
  },
  log() {
    const letters = Object.fromEntries(state.players.map((player) => [player.colour, player.letter]));
    const lines = state.log.filter((entry) => entry.points !== 0).slice(-6).reverse();
    return make("section", `<h2>${html(t("scores"))}</h2><div class="log">` + lines.map((entry) =>
      `<div><span class="mark">${entry.colour ? badge(entry.colour, html(letters[entry.colour] ?? "")) : ""}</span>` +
      `<span class="text">${html(scoreTitle({ ...entry, reason: entry.terms[0]?.name }))} <span class="dim">` +
      `${entry.kind === "correction" ? "" : termsOf(entry)}</span></span>` +
      `<span class="points">${entry.points < 0 ? "−" : "+"}${Math.abs(entry.points)}</span></div>`).join("") + "</div>", "card");
  },
  switches() {
    if (!aids) return make("i");
    const audiences = ["players", "hall", "stream"];
    const kinds = ["projected", "tiles_left", "odds", "farm_hints", "fog_hints", "places", "owners", "gaps"];
    const made = make("section", `<h2>${html(t("who_sees"))}</h2><table><tr><th></th>${audiences.map((one) => `<th>${html(t(`audience.${one}`))}</th>`).join("")}</tr>` +
      kinds.map((kind) => `<tr><th>${html(t(`aid.${kind}`))}</th>` + audiences.map((one) =>
        `<td><input type="checkbox" role="switch" data-audience="${one}" data-aid="${kind}" aria-label="${html(t(`aid.${kind}`))}, ${html(t(`audience.${one}`))}"` +
        `${aids[one][kind] ? " checked" : ""}></td>`).join("") + "</tr>").join("") +
      `</table><div class="presets"><button data-preset="usual">${html(t("preset.usual"))}</button><button data-preset="tournament">${html(t("preset.tournament"))}</button></div>`, "card");
    made.onchange = ({ target }) => line.send({ aid: { audience: target.dataset.audience, aid: target.dataset.aid, on: target.checked } });
    made.onclick = ({ target }) => target.dataset.preset && line.send({ preset: target.dataset.preset });
    return made;
  },
};
/** What each card depends on. */
const reasons = {
  head: () => [state.mode, state.turn], questions: () => state.prompts, scores: () => state.players,
  deeds: () => state.mode, tile: () => [latestTiles(), corrected],
  points: () => state.players.map((player) => [player.colour, player.letter]), log: () => state.log.filter((entry) => entry.points), switches: () => aids,
};
const shown = new Map();

function show() {
  if (!state) return;
  for (const [name, card] of Object.entries(cards)) {
    const reason = JSON.stringify(reasons[name]());
    const before = shown.get(name);
    if (before?.reason === reason) continue;
    const made = card();
    if (before && before.made.isConnected) before.made.replaceWith(made); else page.append(made);
    shown.set(name, { made, reason });
  }
  page.hidden = false;
}

await speak(localStorage.getItem("lang") ?? languages.find((one) => navigator.language.startsWith(one)) ?? "en");
// The engine speaks English.
function reworded(words) {
  const kept = /^The next game is kept in (.+)$/.exec(words || "");
  return kept ? t("kept_in", { file: kept[1] }) : words;
}

addPatterns();
lost.textContent = t("connecting");
const line = follow("/control/updates", {
  hello: { token: location.hash.slice(1) },
  onState(next) { state = next; lost.hidden = true; show(); },
  onOther(message) {
    if (message.aids) { aids = message.aids; show(); }
    if (message.reply) {
      const ours = texts.delete(message.reply.id);
      if (!message.reply.ok) say(message.reply.message, true);
      else if (ours) say(reworded(message.reply.message) || t("done"));
    }
  },
  onLink(up, code) {
    lost.hidden = up;
    if (up) return;
    lost.textContent = code === 1008 ? t("wrong_token") : t("lost");
    if (code === 1008) page.hidden = true;
  },
});
