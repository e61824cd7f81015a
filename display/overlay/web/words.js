// Words in the page's language. A language is a file in lang/; en.json is the list of all that there are.
export const languages = ["en", "cs", "ro", "de"];

let table = {}, english = {}, plural = new Intl.PluralRules("en");

/** Loads `wanted`; says in the result which language is used, and whether the wanted one is there. */
export async function speak(wanted) {
  const known = languages.includes(wanted);
  const use = known ? wanted : "en";
  english = await (await fetch("/web/lang/en.json")).json();
  table = use === "en" ? english : await (await fetch(`/web/lang/${use}.json`)).json();
  plural = new Intl.PluralRules(use);
  document.documentElement.lang = use;
  return { use, known };
}

/** The text of `key` with {name}s filled in; `count` chooses the plural form where there are several. */
export function t(key, values = {}) {
  let text = table[key] ?? english[key] ?? key;
  if (typeof text === "object") text = text[plural.select(Math.abs(values.count ?? 0))] ?? text.other;
  return text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** True if there are words for `key`. */
export const has = (key) => table[key] !== undefined || english[key] !== undefined;
