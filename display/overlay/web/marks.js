// How a player is told from the others: colour and pattern and letter; and the figures' shapes. As in the window.
const svgns = "http://www.w3.org/2000/svg";

const patterns = {
  red: '<path d="M-1 5 5-1M1 7 7 1" />',
  blue: '<circle cx="1.5" cy="1.5" r=".75"/><circle cx="4.5" cy="4.5" r=".75"/>',
  green: '<path d="M0 3H6"/>',
  yellow: '<path d="M3 0V6"/>',
  black: '<path d="M-1 5 5-1M1 7 7 1M-1 1 5 7M1-1 7 5"/>',
  pink: '<path d="M0 4.5 3 1.5 6 4.5"/>',
  grey: '<path d="M0 3H6M3 0V6"/>',
  white: '<path d="M-1 1 5 7M1-1 7 5"/>',
};

const half = {
  meeple: "M.5.3C.6.33.66.36.74.4.86.45.97.5.97.58.97.65.86.65.73.63.76.74.83.85.89.93.92.98.89 1 .84 1H.62C.58 1 .56.97.54.92.52.87.51.84.5.84Z",
  abbot: "M.5 0C.58.06.66.13.67.24L.62.4C.76.46.84.58.8.66H.72L.86 1H.5Z",
  mage: "M.5-.08.65.36.64.5C.8.54.86.64.8.7H.73L.82 1H.5Z",
};
const whole = {
  witch: "M.2 1 .36.52V.45L.06.42V.34L.31.31C.38.1.46 0 .62-.02.72-.02.84.04.86.12.78.14.7.14.66.16L.7.31.94.34V.42L.64.45V.52L.8 1Z",
  ghost: "M.16.96V.45C.16.02.84.02.84.45V.96Q.73.8.62.96.5.8.38.96.27.8.16.96ZM.31.42A.07.09 0 1 0 .45.42.07.09 0 1 0 .31.42ZM.55.42A.07.09 0 1 0 .69.42.07.09 0 1 0 .55.42Z",
  hound: "M.08.95.12.6C.06.56.02.44.02.32H.09C.1.44.16.48.22.48L.62.46.7.22.79.3.98.4.95.5.8.54.78.95H.64L.62.72H.26L.23.95Z",
};
const nobodys = { mage: "#7a3ba6", witch: "#e8791e", ghost: "#f4f7fb", hound: "#86562e" };
const heights = { big_meeple: 1.35, abbot: 1.2, mage: 1.2, witch: 1.2, ghost: 0.85, hound: 0.8 };

/** The outline of a kind of figure in a box of 1 x 1, foot at the bottom, as SVG. */
function outline(kind) {
  if (whole[kind]) return `<path fill-rule="evenodd" d="${whole[kind]}"/>`;
  const side = half[kind] ?? half.meeple;
  const head = kind in half && kind !== "meeple" ? "" : '<ellipse cx=".5" cy=".21" rx=".19" ry=".2"/>';
  return `<path d="${side}"/><path d="${side}" transform="matrix(-1 0 0 1 1 0)"/>${head}`;
}

/** Once a page: the patterns that badges and figures refer to. */
export function addPatterns() {
  const holder = document.createElementNS(svgns, "svg");
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.style.position = "absolute";
  const pattern = (name, colour, marks, transform) =>
    `<pattern id="${name}-${colour}" class="c-${colour}" width="6" height="6" patternUnits="userSpaceOnUse"${transform}>` +
    `<g fill="${colour === "blue" ? "var(--on-fill)" : "none"}" stroke="var(--on-fill)" stroke-opacity=".5" ` +
    `fill-opacity=".5" stroke-width="${colour === "blue" ? 0 : 1.1}">${marks}</g></pattern>`;
  holder.innerHTML = "<defs>" + Object.entries(patterns).map(([colour, marks]) =>
    pattern("pattern", colour, marks, "") +
    pattern("wide", colour, marks, ' patternTransform="scale(2.4)"') +
    pattern("fine", colour, marks, ' patternTransform="scale(.033)"')).join("") + "</defs>";
  document.body.append(holder);
}

/** A player's badge: colour, pattern, letter on a plain plate. */
export const badge = (colour, letter = "") =>
  `<svg class="badge c-${colour}" viewBox="0 0 32 32" aria-hidden="true">` +
  `<rect x="1" y="1" width="30" height="30" rx="7" fill="var(--fill)"/>` +
  `<rect x="1" y="1" width="30" height="30" rx="7" fill="url(#pattern-${colour})"/>` +
  `<rect x="1.4" y="1.4" width="29.2" height="29.2" rx="6.6" fill="none" stroke="var(--line)" stroke-width="1.8"/>` +
  (letter ? `<circle cx="16" cy="16" r="10" fill="var(--fill)"/>` +
            `<text x="16" y="16" dy=".36em" text-anchor="middle" fill="var(--on-fill)">${letter}</text>` : "") + "</svg>";

/** A figure in flat colour for a line of text. */
export const figureIcon = (kind, colour) =>
  `<svg class="figure-icon k-${kind} c-${colour}" viewBox="-.06 -.14 1.12 1.2" aria-hidden="true">` +
  `<g fill="${nobodys[kind] ?? "var(--fill)"}" stroke="${kind === "ghost" ? "#30363d" : "var(--line)"}" stroke-width=".07" paint-order="stroke">${outline(kind)}</g></svg>`;

/** A figure on the board, `size` cells tall, as an SVG group with its middle at 0,0. */
export function figure({ kind, colour, on, leaving }, letter, size = 0.3) {
  const height = size * (heights[kind] ?? 1);
  const fill = nobodys[kind] ?? "var(--fill)";
  const pale = kind === "ghost" || (!nobodys[kind] && colour === "white");
  const lies = on === "field" && !nobodys[kind];
  const shape = outline(kind);
  const chest = lies ? "translate(-.06 0)" : "translate(0 .06)";
  return `<g class="figure c-${colour}${leaving ? " leaving" : ""}" transform="scale(${height})">` +
    `<g transform="${lies ? "rotate(90) " : ""}translate(-.5 -.5)" stroke-linejoin="round">` +
    `<g fill="none" stroke="#000" stroke-opacity=".66" stroke-width=".17">${shape}</g>` +
    `<g fill="none" stroke="${pale ? "#30363d" : "#fffdf7"}" stroke-width=".09">${shape}</g>` +
    `<g fill="${fill}">${shape}</g>` +
    (nobodys[kind] ? "" : `<g fill="url(#fine-${colour})">${shape}</g>`) +
    "</g>" +
    (letter && !nobodys[kind]
      ? `<g transform="${chest}"><circle r=".2" fill="var(--fill)"/>` +
        `<text dy=".36em" font-size=".34" text-anchor="middle" fill="var(--on-fill)">${letter}</text></g>` : "") + "</g>";
}
