// The drawn board: tiles from /tiles/, figures above them, the tile laid last in white corners.
import { figure } from "./marks.js";

const svgns = "http://www.w3.org/2000/svg";

const addressOf = (tile) =>
  `/tiles/${encodeURIComponent(tile.type)}.svg?drawing=${tile.drawing ?? 0}${tile.garden ? "&garden=1" : ""}`;

/** Keeps `host` (any element with a size) filled with the board of a state. */
export class Board {
  constructor(host, { least = 3, margin = 0.2 } = {}) {
    this.host = host;
    this.least = least;
    this.margin = margin;
    this.tiles = new Map();  // "x,y" -> { img, sign }
    this.layer = document.createElement("div");
    this.layer.className = "board-tiles";
    this.top = document.createElementNS(svgns, "svg");
    this.top.setAttribute("class", "board-figures");
    host.classList.add("board-host");
    host.append(this.layer, this.top);
    new ResizeObserver(() => this.state && this.place()).observe(host);
  }

  /** Shows `state`; `outlined` are cells to frame (of a score, say). */
  show(state, outlined = []) {
    this.state = state;
    this.outlined = outlined;
    this.letters = Object.fromEntries(state.players.map((player) => [player.colour, player.letter]));
    const seen = new Set();
    for (const tile of state.tiles) {
      const key = tile.cell.join(",");
      const sign = `${addressOf(tile)}@${tile.rotation}`;
      seen.add(key);
      const known = this.tiles.get(key);
      if (known?.sign === sign) continue;
      known?.img.remove();
      const img = new Image();
      img.alt = "";
      img.decoding = "async";
      img.className = "tile";
      img.src = addressOf(tile);
      img.style.rotate = `${tile.rotation * 90}deg`;
      this.layer.append(img);
      this.tiles.set(key, { img, sign, cell: tile.cell });
    }
    for (const [key, { img }] of this.tiles) {
      if (!seen.has(key)) { img.remove(); this.tiles.delete(key); }
    }
    this.place();
  }

  /** Resolves when every tile is drawn. */
  ready() {
    return Promise.all([...this.tiles.values()].map(({ img }) => img.decode().catch(() => {})));
  }

  place() {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (!width || !height) return;
    const xs = this.state.tiles.map((tile) => tile.cell[0]);
    const ys = this.state.tiles.map((tile) => tile.cell[1]);
    const [left, right] = xs.length ? [Math.min(...xs), Math.max(...xs)] : [0, 0];
    const [top, bottom] = ys.length ? [Math.min(...ys), Math.max(...ys)] : [0, 0];
    const columns = Math.max(right - left + 1, this.least) + 2 * this.margin;
    const rows = Math.max(bottom - top + 1, this.least) + 2 * this.margin;
    // Whole pixels: seams between tiles would shine through.
    const side = Math.max(1, Math.floor(Math.min(width / columns, height / rows)));
    const x0 = Math.round(width / 2 - ((left + right + 1) / 2) * side);
    const y0 = Math.round(height / 2 - ((top + bottom + 1) / 2) * side);
    for (const { img, cell } of this.tiles.values()) {
      img.style.left = `${x0 + cell[0] * side}px`;
      img.style.top = `${y0 + cell[1] * side}px`;
      img.style.width = img.style.height = `${side}px`;
    }
    this.top.setAttribute("viewBox", `${-x0 / side} ${-y0 / side} ${width / side} ${height / side}`);
    // On a large board figures stay large enough to be told apart.
    this.top.innerHTML = this.marks(Math.min(0.62, Math.max(0.34, 24 / side)));
  }

  /** What a field would bring, beside one of its farmers. */
  farms(tall) {
    return (this.state.claims ?? []).filter((claim) => claim.kind === "field" && claim.points > 0).map((claim) => {
      const farmer = this.state.figures.find((one) => one.on === "field" && claim.colours.includes(one.colour) &&
        claim.cells.some(([x, y]) => x === one.cell[0] && y === one.cell[1]));
      if (!farmer) return "";
      const size = tall * 0.62, text = `+${claim.points}`;
      return `<g class="farm c-${farmer.colour}" transform="translate(${farmer.cell[0] + farmer.u} ${farmer.cell[1] + farmer.v + tall * 0.72}) scale(${size})">` +
        `<rect x="${-0.36 * text.length}" y="-.5" width="${0.72 * text.length}" height="1" rx=".3" fill="var(--fill)" stroke="#fffdf7" stroke-width=".12"/>` +
        `<text dy=".36em" text-anchor="middle" font-size=".9" fill="var(--on-fill)">${text}</text></g>`;
    }).join("");
  }

  marks(tall) {
    const cell = ([x, y], kind, inset) =>
      `<rect class="${kind}" x="${x + inset}" y="${y + inset}" width="${1 - 2 * inset}" height="${1 - 2 * inset}"/>`;
    const mist = this.state.mists;
    const fog = mist ? mist.areas.filter((area) => area.state !== "closed").flatMap((area) =>
      area.cells.map((at) => cell(at, `mist-${area.state}`, 0))).join("") : "";
    const frame = this.outlined.map((at) => cell(at, "scored", 0.02)).join("");
    const latest = this.state.tiles.reduce((best, tile) => (!best || tile.turn >= best.turn ? tile : best), null);
    const corners = latest && latest.turn > 0
      ? `<path class="latest" transform="translate(${latest.cell[0]} ${latest.cell[1]})" ` +
        `d="M.02.26V.02H.26M.74.02H.98V.26M.98.74V.98H.74M.26.98H.02V.74"/>` : "";
    const figures = this.state.figures.map((one) =>
      `<g transform="translate(${one.cell[0] + one.u} ${one.cell[1] + one.v})">` +
      figure(one, this.letters[one.colour], tall) + "</g>").join("");
    return fog + frame + corners + figures + this.farms(tall);
  }
}
