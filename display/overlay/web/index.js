// The list of addresses, put together as people choose.
import { languages, speak, t } from "./words.js";

const sizes = { "": [1920, 1080], scores: [460, 420], last: [900, 180], board: [800, 800], odds: [460, 130], fog: [460, 480], prompts: [640, 240] };
const $ = (id) => document.getElementById(id);

async function copy(text, button) {
  try { await navigator.clipboard.writeText(text); }
  catch {  // clipboards want https or localhost
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  button.textContent = t("copied");
  setTimeout(() => { button.textContent = t("copy"); }, 1500);
}

function row(made, cells, address) {
  made.className = "address";
  made.replaceChildren(...cells);
  const button = document.createElement("button");
  button.textContent = t("copy");
  button.onclick = () => copy(address, button);
  made.append(button);
  return made;
}

const text = (kind, inner, className = "") => Object.assign(document.createElement(kind), { textContent: inner, className });
const link = (address) => Object.assign(text("a", address), { href: address });

const known = await (await fetch("/api/v1/addresses")).json();
for (const theme of known.themes) $("theme").append(text("option", theme));
for (const lang of known.languages) $("lang").append(text("option", lang));
if (known.least_delay > 0) $("delay").min = $("delay").value = known.least_delay;
for (const [name, why] of Object.entries(known.broken_themes)) {
  $("broken").hidden = false;
  $("broken").querySelector("ul").append(text("li", `${name}: ${why}.`));
}
$("lang").value = languages.find((one) => navigator.language.startsWith(one)) ?? "en";

async function show() {
  await speak($("lang").value);
  for (const place of document.querySelectorAll("[data-t]")) place.textContent = t(place.dataset.t);
  const query = new URLSearchParams();
  if ($("lang").value !== "en") query.set("lang", $("lang").value);
  if (Number($("delay").value) > 0) query.set("delay", $("delay").value);
  $("list").replaceChildren(...Object.entries(sizes).map(([part, [width, height]]) => {
    const own = new URLSearchParams(query);
    if (!part && $("side").value === "right") own.set("side", "right");
    const address = `${location.origin}/overlay/${known.table}/${$("theme").value}${part ? `/${part}` : ""}${own.size ? `?${own}` : ""}`;
    return row(document.createElement("div"), [text("b", t(`part.${part || "all"}`)), link(address), text("span", `${width} × ${height}`, "dim size")], address);
  }));
  row($("room"), [link(`${known.others}/live`)], `${known.others}/live`);
  document.querySelector("main").hidden = false;
}
for (const id of ["theme", "lang", "side", "delay"]) $(id).addEventListener("input", show);
show();
