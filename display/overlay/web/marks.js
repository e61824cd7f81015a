// How a player is told from the others: colour and pattern and letter; and the figures. Shapes and colours are
// the program's own: mark_shapes.js and players.css are made by display/drawing/page_marks.h.
import { heights, nobodys, outlines, patterns } from "./mark_shapes.js";

const svgns = "http://www.w3.org/2000/svg";

const outlineOf = (kind) => outlines[kind] ?? outlines.meeple;

/** Once a page: the patterns that badges and figures refer to. */
export function addPatterns() {
  const holder = document.createElementNS(svgns, "svg");
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.style.position = "absolute";
  const pattern = (name, colour, marks, transform) =>
    `<pattern id="${name}-${colour}" class="c-${colour}" width="6" height="6" patternUnits="userSpaceOnUse"${transform}>` +
    `<g color="var(--on-fill)">${marks}</g></pattern>`;
  holder.innerHTML = "<defs>" + Object.entries(patterns).map(([colour, marks]) =>
    pattern("pattern", colour, marks, "") +
    pattern("wide", colour, marks, ' patternTransform="scale(2.4)"') +
    pattern("fine", colour, marks, ' patternTransform="scale(.03125)"')).join("") + "</defs>";
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
  `<g fill="${nobodys[kind] ?? "var(--fill)"}" stroke="${kind === "ghost" ? "#30363d" : "var(--line)"}" stroke-width=".07" paint-order="stroke">${outlineOf(kind)}</g></svg>`;

/** A figure on the board, `size` cells tall, as an SVG group with its middle at 0,0. */
export function figure({ kind, colour, on, leaving }, letter, size = 0.3) {
  const height = size * (heights[kind] ?? 1);
  const fill = nobodys[kind] ?? "var(--fill)";
  const pale = kind === "ghost" || (!nobodys[kind] && colour === "white");
  const lies = on === "field" && !nobodys[kind];
  const shape = outlineOf(kind);
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
