// The stream's page: /overlay/TABLE/THEME[/WIDGET]?lang=&side=&delay=&hide=&show=&ground=
import { follow } from "./feed.js";
import { addPatterns } from "./marks.js";
import { BoardPart, Fog, Last, Odds, Prompts, Review, Scores } from "./parts.js";
import { languages, speak, t } from "./words.js";

const root = document.documentElement;
const [, , table, , alone] = location.pathname.split("/");
const asked = new URLSearchParams(location.search);
const hidden = new Set((asked.get("hide") ?? "").split(",").filter(Boolean));
// Questions are for the table; they come on the stream only if they are asked for.
if (!(asked.get("show") ?? "").split(",").includes("prompts") && alone !== "prompts") hidden.add("prompts");
const ground = asked.get("ground");
if (ground && /^[0-9a-f]{3,8}$/i.test(ground)) root.style.setProperty("--ground", `#${ground}`);

const stage = document.getElementById("stage");
const parts = [];

function box(name) {
  const made = document.createElement("div");
  made.className = name;
  stage.append(made);
  return made;
}

function put(name, part, where) {
  if (hidden.has(name)) return;
  parts.push(part);
  where.append(part.element);
}

function build() {
  if (alone) {
    root.dataset.part = alone;
    const make = { scores: () => new Scores(hidden), last: () => new Last(true), board: () => new BoardPart(),
                   fog: () => new Fog(), odds: () => new Odds(), prompts: () => new Prompts() }[alone];
    return put(alone, make(), stage);
  }
  stage.className = asked.get("side") === "right" ? "right" : "left";
  const column = box("column"), corner = box("corner"), lower = box("lower");
  put("scores", new Scores(hidden), column);
  put("odds", new Odds(), column);
  put("fog", new Fog(), column);
  put("review", new Review(), corner);
  const spring = document.createElement("span");
  corner.append(spring);
  put("board", new BoardPart(), corner);
  put("prompts", new Prompts(), lower);
  put("last", new Last(false), lower);
}

function notice(text) {
  const made = document.createElement("div");
  made.className = "notice";
  made.textContent = text;
  document.body.append(made);
  setTimeout(() => made.remove(), 15000);
}

/** The first state is shown whole and at once: with fonts and tiles, without anything moving. */
async function reveal() {
  const wait = new Promise((resolve) => setTimeout(resolve, 2500));
  await Promise.race([Promise.all([document.fonts.ready, ...parts.map((part) => part.ready?.())]), wait]);
  root.dataset.ready = "";
  requestAnimationFrame(() => requestAnimationFrame(() => { root.dataset.settled = ""; }));
}

const language = await speak(asked.get("lang") ?? "en");
addPatterns();
build();
if (!language.known) notice(t("no_language", { lang: asked.get("lang"), known: languages.join(", ") }));

// For whoever measures: the number of the state that is on the screen, and when it came there.
window.tilewatch = { n: 0, drawnAt: 0, states: 0 };
let revealing = false;
const query = new URLSearchParams({ table });
if (asked.get("delay")) query.set("delay", asked.get("delay"));
follow(`/api/v1/updates?${query}`, {
  onState(state, n) {
    for (const part of parts) part.show(state);
    if (!revealing) { revealing = true; reveal(); }
    requestAnimationFrame(() => {
      // A message is handled after the frame that this one is painted in.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        window.tilewatch = { n, drawnAt: Date.now(), states: window.tilewatch.states + 1 };
      };
      channel.port2.postMessage(0);
    });
  },
  onLink(up, code, reason) {
    if (!up && code === 1008) notice(reason);
  },
});

// In OBS, nothing moves while nobody sees it.
if (window.obsstudio) {
  const still = (on) => { root.classList.toggle("unseen", on); };
  window.addEventListener("obsSourceActiveChanged", (event) => still(!event.detail.active));
  window.addEventListener("obsSourceVisibleChanged", (event) => still(!event.detail.visible));
}
