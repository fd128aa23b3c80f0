/** The search of the guide: loads the index when the field is first used, and lists matching sections while typing. */
import MiniSearch, { type SearchResult } from "minisearch";
import { counted } from "../format.ts";
import { SEARCH_OPTIONS, type SearchDocument } from "./search-options.ts";

/** Greatest number of results: more would not fit on a screen. */
const SHOWN = 12;

const field = document.querySelector<HTMLInputElement>("#search");
const list = document.querySelector<HTMLUListElement>("#results");
const status = document.querySelector<HTMLElement>("#found");
let index: Promise<MiniSearch<SearchDocument>> | undefined;

async function load(): Promise<MiniSearch<SearchDocument>> {
  const answer = await fetch(field?.dataset.index ?? "");
  if (!answer.ok) throw new Error(`the index was answered ${answer.status}`);
  return MiniSearch.loadJSON<SearchDocument>(await answer.text(), SEARCH_OPTIONS);
}

function row({ url, title, heading }: SearchResult): HTMLLIElement {
  const item = document.createElement("li");
  const link = item.appendChild(document.createElement("a"));
  link.href = url;
  link.textContent = heading === title ? title : `${heading} – ${title}`;
  return item;
}

async function show(): Promise<void> {
  const words = field?.value.trim() ?? "";
  index ??= load();
  const results = words === "" ? [] : (await index).search(words);
  // The text has changed meanwhile.
  if (words !== field?.value.trim()) return;
  list?.replaceChildren(...results.slice(0, SHOWN).map(row));
  list?.toggleAttribute("hidden", results.length === 0);
  if (status !== null) status.textContent = words === "" ? "" : counted(results.length, "result");
}

function update(): void {
  show().catch(() => {
    index = undefined;
    if (status !== null) status.textContent = "The search could not be loaded. Type again to retry.";
  });
}

field?.addEventListener("input", update);
field?.form?.addEventListener("submit", (event) => {
  event.preventDefault();
  list?.querySelector("a")?.click();
});
field?.form?.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || field === null) return;
  field.value = "";
  field.focus();
  update();
});
