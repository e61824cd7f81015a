// The parts of a page: each makes its element once and shows every new state in it.
import { Board } from "./board.js";
import { badge, figureIcon } from "./marks.js";
import { has, t } from "./words.js";

const html = (text) => String(text).replaceAll(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);

function element(kind, inner = "") {
  const made = document.createElement("section");
  made.className = `part ${kind}`;
  made.innerHTML = inner;
  return made;
}

/** A player's name; the colour's word where nobody gave one. */
export const nameOf = (player) => player.name || t(`colour.${player.colour}`);
const playerOf = (state, colour) => state.players.find((player) => player.colour === colour);
const byMinus = (points) => (points < 0 ? `−${-points}` : `${points}`);
const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);

/** What a score was for, without its points: "City", "Farm", the reason of a correction. */
export function scoreTitle(last) {
  if (last.kind === "correction") return last.reason || t("by_hand");
  return last.feature ? t(`feature.${last.feature}`) : t("score");
}

/** A score's terms as HTML: "6 tiles 12", one element each. */
export function termsOf(last) {
  return last.terms.map((term) => {
    const key = `term.${term.name}`;
    const words = has(key) ? t(key, { count: term.count }) : `${term.count} ${term.name}`;
    return `<span>${html(words)} <b>${byMinus(term.points)}</b></span>`;
  }).join(" ");
}

/** Names, scores, whose turn it is; `hidden` holds what the page was asked not to show. */
export class Scores {
  constructor(hidden) {
    this.hidden = hidden;
    this.element = element("scores", '<div class="head"></div><div class="list"></div>');
    this.head = this.element.querySelector(".head");
    this.list = this.element.querySelector(".list");
    this.rows = new Map();
  }
  show(state) {
    const turn = this.hidden.has("turn") ? "" : headline(state);
    const left = state.tiles_left !== undefined && !this.hidden.has("tiles_left") && state.mode !== "ended"
      ? `<span class="left-tiles">${html(t("tiles_left", { count: state.tiles_left, n: state.tiles_left }))}</span>` : "";
    this.head.hidden = !turn && !left;
    if (this.head.dataset.is !== turn + left) this.head.innerHTML = turn + left;
    this.head.dataset.is = turn + left;
    this.element.classList.toggle("many", state.players.length > 4);
    const gains = freshGains(state);
    // One score for all stands in the part about the mists.
    const common = state.mists !== undefined && state.mists.scores.every((score) => score.colour === undefined);
    for (const player of state.players) {
      let row = this.rows.get(player.colour);
      if (!row) {
        row = document.createElement("div");
        row.innerHTML = '<div class="mark"></div><div><div class="name"></div><div class="below"></div></div>' +
          '<div class="total"></div><div class="gain"></div>';
        this.rows.set(player.colour, row);
      }
      row.className = `player c-${player.colour}${player.active && state.mode !== "ended" ? " active" : ""}` +
        `${player.won ? " won" : ""}${gains[player.colour] ? " gained" : ""}`;
      const set = (where, text) => {
        const at = row.querySelector(where);
        if (at.dataset.is !== text) { at.innerHTML = text; at.dataset.is = text; }
      };
      set(".mark", badge(player.colour, html(player.letter)));
      set(".name", html(nameOf(player)));
      const left = player.left.filter((one) => one.count > 0 || one.kind === "meeple");
      const projected = player.if_ended_now !== undefined && !common && !this.hidden.has("projected") && state.mode !== "ended"
        ? ending(player.if_ended_now, left.length > 1) : "";
      set(".below", left.map((one) =>
        `<span class="left">${figureIcon(one.kind, player.colour)}${one.count}</span>`).join("") + projected);
      set(".total", common ? "" : String(player.score));
      set(".gain", gains[player.colour] && !common ? signed(gains[player.colour]) : "");
      if (this.list.children[state.players.indexOf(player)] !== row) this.list.append(row);
    }
    for (const [colour, row] of this.rows) {
      if (!playerOf(state, colour)) { row.remove(); this.rows.delete(colour); }
    }
  }
}

/** The score if the game ended now: in words, or behind a flag where room is short. */
const ending = (points, short) => `<span class="ending">` +
  (short ? '<svg viewBox="0 0 14 16" fill="currentColor" aria-hidden="true"><path d="M1 0h2v16H1zM4 1h9l-2.5 3.5L13 8H4z"/></svg>'
         : html(t("if_ended_now"))) + ` <b>${points}</b></span>`;

function headline(state) {
  const say = (key, values) => `<span>${html(t(key, values))}</span>`;
  if (state.mode === "ended") {
    if (state.mists) return `<b>${html(t(state.mists.end === "won" ? "level_won" : state.mists.end === "lost" ? "level_lost" : "game_over"))}</b>`;
    const winners = state.players.filter((player) => player.won).map(nameOf);
    return `<b>${html(winners.length === 1 ? t("wins", { name: winners[0] }) : t("game_over"))}</b>`;
  }
  if (state.mode === "paused") return `<b>${html(t("mode.paused"))}</b>`;
  if (state.mode === "clearing") return `<b>${html(t("mode.clearing"))}</b>`;
  if (state.turn === 0) return say("begins_soon");
  return `<b>${html(t("turn", { n: state.turn }))}</b>`;
}

/** What the latest turn that scored brought to each colour, while it is fresh. */
function freshGains(state) {
  const gains = {};
  let turn = -1;
  for (let i = state.log.length - 1; i >= 0; --i) {
    const entry = state.log[i];
    if (entry.turn + 1 < state.turn || (turn >= 0 && entry.turn !== turn)) break;
    if (entry.points === 0) continue;
    turn = entry.turn;
    if (entry.colour) gains[entry.colour] = (gains[entry.colour] ?? 0) + entry.points;
  }
  return gains;
}

/** The newest score with its terms. `always`: also when it is turns ago. */
export class Last {
  constructor(always) {
    this.always = always;
    this.element = element("last", '<div class="who"></div><div class="what"><div class="line"></div><div class="terms"></div></div><div class="points"></div>');
    this.element.hidden = true;
    this.seq = null;
  }
  show(state) {
    const last = state.last_score;
    const shown = last && (this.always || last.turn + 1 >= state.turn || state.mode === "ended");
    this.element.hidden = !shown;
    if (!shown) { this.seq = null; return; }
    const sign = JSON.stringify([last, document.documentElement.lang]);
    if (this.sign === sign && this.seq !== null) return;
    const fresh = this.seq !== last.seq;
    this.sign = sign;
    this.seq = last.seq;
    const players = last.colours.map((colour) => playerOf(state, colour)).filter(Boolean);
    const who = this.element.querySelector(".who");
    who.innerHTML = players.map((player) => `<div class="mark">${badge(player.colour, html(player.letter))}</div>`).join("");
    who.hidden = players.length === 0;
    const names = players.map(nameOf).join(t("and"));
    this.element.querySelector(".line").textContent = names ? `${names} · ${scoreTitle(last)}` : scoreTitle(last);
    this.element.querySelector(".terms").innerHTML = termsOf(last);
    this.element.querySelector(".points").textContent = signed(last.points);
    // The first state of a page comes without anything moving.
    if (fresh && document.documentElement.dataset.settled !== undefined) {
      this.element.classList.remove("fresh");
      void this.element.offsetWidth;  // the animation begins anew
      this.element.classList.add("fresh");
    }
  }
}

/** The board, the last score outlined while it is fresh. */
export class BoardPart {
  constructor() {
    this.element = element("board", "<div></div>");
    this.board = new Board(this.element.firstElementChild);
  }
  show(state) {
    this.element.hidden = state.tiles.length === 0;
    const last = state.last_score;
    this.board.show(state, last && last.turn + 1 >= state.turn ? last.cells : []);
  }
  ready() { return this.board.ready(); }
}

/** Chances to win, or to beat the level, with what the playouts leave open. */
export class Odds {
  constructor() {
    this.element = element("odds", '<div class="title"><span class="what"></span><span class="how"></span></div><div class="bar"><i class="doubt"></i></div>');
    this.doubt = this.element.querySelector(".doubt");
    this.shares = new Map();
  }
  show(state) {
    const odds = state.odds;
    this.element.hidden = !odds || state.mode === "ended" || (odds.players.length < 2 && odds.level === undefined);
    if (this.element.hidden) return;
    const percent = (share) => (share > 0 && share < 0.01 ? "< 1 %" : share < 1 && share > 0.99 ? "> 99 %" : `${Math.round(100 * share)} %`);
    // Twice the standard error: what more playouts would move it by, nineteen times in twenty.
    const level = odds.level !== undefined;
    const error = 2 * (level ? odds.level_error : Math.max(...odds.players.map((player) => player.win_error)));
    this.element.querySelector(".what").textContent = t(level ? "odds_level" : "odds_win");
    this.element.querySelector(".how").innerHTML = (level ? `<b>${percent(odds.level)}</b> ` : "") +
      (odds.playouts > 0 ? `± ${Math.max(1, Math.ceil(100 * error))} %` : "");
    const bar = this.element.querySelector(".bar");
    const parts = level
      ? [["level", odds.level, "level", ""], ["rest", 1 - odds.level, "rest", ""]]
      : odds.players.map((player) => [player.colour, player.win, `c-${player.colour}`, player.colour]);
    for (const [key, share, kind, colour] of parts) {
      let made = this.shares.get(key);
      if (!made) {
        made = document.createElement("div");
        made.className = `share ${kind}`;
        made.innerHTML = (colour ? `<svg aria-hidden="true"><rect width="100%" height="100%" fill="url(#wide-${colour})"/></svg>` : "") + "<span></span>";
        this.shares.set(key, made);
        bar.append(made);
      }
      made.style.flexGrow = Math.max(share, 0.001);
      const text = share >= 0.12 && !level ? percent(share) : "";
      const label = made.querySelector("span");
      label.hidden = !text;
      label.textContent = text;
    }
    // Where the border between two may lie.
    this.doubt.hidden = parts.length !== 2 || odds.playouts === 0;
    this.doubt.style.left = `${100 * Math.max(0, parts[0][1] - error)}%`;
    this.doubt.style.right = `${100 * Math.max(0, 1 - parts[0][1] - error)}%`;
    for (const [key, made] of this.shares) {
      if (!parts.some((part) => part[0] === key)) { made.remove(); this.shares.delete(key); }
    }
  }
}

/** How a game of Mists stands: level, track with its marks, ghosts, areas, castles and cemeteries. */
export class Fog {
  constructor() {
    this.element = element("fog");
  }
  show(state) {
    const mist = state.mists;
    this.element.hidden = !mist;
    if (!mist) return;
    const lowest = Math.min(...mist.scores.map((score) => score.points));
    const share = (points) => Math.min(100, (100 * points) / Math.max(mist.goal, 1));
    const count = (what) => mist.areas.filter((area) => area.state === what).length;
    const edges = mist.areas.filter((area) => area.state === "open").reduce((sum, area) => sum + area.edges_to_close, 0);
    const low = mist.bank <= Math.max(2, Math.ceil(mist.ghosts_in_all / 5));
    const castles = mist.places.filter((place) => place.kind === "castle");
    const graves = mist.places.filter((place) => place.kind === "cemetery");
    const missing = (places) => places.filter((place) => !place.closed && !place.never).map((place) => place.missing).sort((a, b) => a - b);
    const facts = [
      [t("mist_open"), t("mist_open_value", { count: count("open"), n: count("open"), edges })],
      count("closed") + count("dead") > 0 && [t("mist_closed"), count("closed")],
      count("dead") > 0 && [t("mist_dead"), count("dead")],
      castles.length > 0 && [t("castles"), missing(castles).map((n) => `−${n}`).join("  ") || "✓"],
      graves.length > 0 && [t("cemeteries"), missing(graves).map((n) => `−${n}`).join("  ") || "✓"],
      mist.stack > 0 && [t("stack", { n: mist.stack }), mist.stack_left ?? ""],
    ].filter(Boolean);
    const out = mist.ghosts_in_all - mist.bank;
    const inner =
      `<div class="row"><span class="level">${html(t("level", { n: mist.level }))}</span>` +
      `<span class="goal"><b>${lowest}</b> / ${mist.goal}</span></div>` +
      `<div class="track${mist.marks.length ? " marks" : ""}"><div class="done" style="width:${share(lowest)}%"></div>` +
      mist.marks.map((mark) => `<span class="mark" data-points="${mark.points}" style="left:${share(mark.points)}%"></span>`).join("") + "</div>" +
      `<div class="bank${low ? " low" : ""}"><span class="ghosts">` +
      Array.from({ length: mist.ghosts_in_all }, (_, i) => `<span class="${i < out ? "out" : ""}">${figureIcon("ghost", "grey")}</span>`).join("") +
      `</span><b>${mist.bank}</b><span>${html(t("ghosts_left", { count: mist.bank }))}</span></div>` +
      (low && state.mode !== "ended" ? `<div class="warning">${html(t("ghosts_low"))}</div>` : "") +
      `<div class="facts">${facts.map(([what, value]) => `<span>${html(what)}</span><b>${html(value)}</b>`).join("")}</div>`;
    if (this.is !== inner) this.element.innerHTML = this.is = inner;
  }
}

/** The question that is open, in plain words. */
export class Prompts {
  constructor() {
    this.element = element("prompts", '<div class="title"></div><div class="text"></div><div class="more"></div>');
  }
  show(state) {
    const [first] = state.prompts;
    this.element.hidden = !first;
    if (!first) return;
    const key = `prompt.${first.kind}`;
    this.element.querySelector(".title").textContent = has(key) ? t(key) : t("prompt.any");
    // The engine's own sentences are English.
    const english = document.documentElement.lang === "en";
    this.element.querySelector(".text").textContent = english ? plain(first.text) : "";
    const more = state.prompts.length - 1;
    this.element.querySelector(".more").textContent = more > 0 ? t("more_questions", { count: more, n: more }) : "";
  }
}

/** A sentence of the engine without cells and type names in it. */
export const plain = (text) => {
  const bare = text.replaceAll(/\s*\b(?:at|on)?\s*\((-?\d+),\s*(-?\d+)\)/g, "");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

/** "Under review": a question is open whose answer may change what was shown. */
export class Review {
  constructor() {
    this.element = document.createElement("div");
    this.element.className = "review";
    this.element.innerHTML =
      '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round">' +
      '<circle cx="10" cy="10" r="7"/><path d="m15.5 15.5 6 6"/></svg><span></span>';
  }
  show(state) {
    this.element.hidden = !state.under_review || state.mode === "ended";
    this.element.querySelector("span").textContent = t("under_review");
  }
}
