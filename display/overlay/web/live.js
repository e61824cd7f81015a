// The room's page: board and scores, read-only.
import { follow } from "./feed.js";
import { addPatterns } from "./marks.js";
import { Board } from "./board.js";
import { Fog, Last, Odds, Review, Scores } from "./parts.js";
import { languages, speak, t } from "./words.js";

const asked = new URLSearchParams(location.search);
await speak(asked.get("lang") ?? languages.find((one) => navigator.language.startsWith(one)) ?? "en");
document.title = t("live_title");
addPatterns();
const lost = document.getElementById("lost"), main = document.querySelector("main");
lost.textContent = t("connecting");
const board = new Board(document.getElementById("board"));
const parts = [new Review(), new Scores(new Set()), new Last(true), new Odds(), new Fog()];
for (const part of parts) document.querySelector("aside").append(part.element);
follow("/api/v1/updates?audience=hall", {
  onState(state) {
    main.hidden = false;
    for (const part of parts) part.show(state);
    const last = state.last_score;
    board.show(state, last && last.turn + 1 >= state.turn ? last.cells : []);
  },
  onLink(up, code, reason) {
    lost.hidden = up;
    if (!up) lost.textContent = code === 1008 && reason ? reason : t("lost");
  },
});
