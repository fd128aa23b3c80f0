import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import MiniSearch from "minisearch";
import { SEARCH_OPTIONS, type SearchDocument } from "../../../kit/web/guide/search-options.ts";
import { writeGuide } from "./guide.ts";
import { guidePages, navigation } from "./pages.ts";
import { sectionsOf } from "./search-index.ts";

describe("the guide", () => {
  const work = { path: "", remove: async () => {} };
  const folder = () => join(work.path, "guide");
  const htmlFiles = () => globSync("**/*.html", { cwd: folder() });
  const read = (name: string) => readFileSync(join(folder(), name), "utf8");
  before(async () => {
    Object.assign(work, await mkdtempDisposable(join(tmpdir(), "outbound-guide-")));
    await writeGuide(folder());
  });
  after(() => work.remove());

  test("every page of the guide is listed once, with its title", () => {
    for (const { url, title } of guidePages()) {
      const html = read(`${url.slice("/guide/".length)}.html`);
      assert.equal(html.split("<h1").length, 2, url);
      assert.ok(html.includes(`– Outbound guide</title>`) && html.length > title.length, url);
    }
  });

  test("links of the guide lead to an existing page and heading, or to the service", () => {
    assert.ok(htmlFiles().length > 50);
    const broken = htmlFiles().flatMap((file) =>
      [...read(file).matchAll(/<(?:a|link|script|img)\b[^>]* (?:href|src)="([^"]*)"/g)].flatMap(([, href = ""]) => {
        const [path = "", anchor] = href.split("#");
        if (/^https?:/.test(href) || ["/", "/docs", "/licenses"].includes(href)) return [];
        const name = path === "/guide" ? "index.html" : path.slice("/guide/".length);
        const target = [path === "" ? file : name, `${name}.html`].find((one) => existsSync(join(folder(), one)));
        const isThere = target !== undefined && (anchor === undefined || read(target).includes(` id="${anchor}"`));
        return isThere ? [] : [`${file}: ${href}`];
      }),
    );
    assert.deepEqual(broken, []);
  });

  test("pages of the guide need no inline script, no inline style and no other origin", () => {
    for (const file of htmlFiles()) {
      const html = read(file);
      assert.doesNotMatch(
        html,
        /<script(?![^>]* src=)|<style|<[^>]+ (?:style|on\w+)=|(?:src|href)="https?:[^"]*\.(?:js|css)"/,
        file,
      );
    }
  });

  test("commands and programs are shown as code", () => {
    assert.match(read("tutorials/first-space-bot.html"), /<pre tabindex="0"><code>curl -i --json/);
  });

  test("the search index finds a section by a word of its text", () => {
    const [name = ""] = globSync("assets/index-*.json", { cwd: folder() });
    const index = MiniSearch.loadJSON<SearchDocument>(read(name), SEARCH_OPTIONS);
    const urls = (words: string) => index.search(words).map(({ url }) => url);
    assert.ok(urls("Last-Event-ID").includes("/guide/how-to/streams#the-events-of-the-space-game"));
    assert.ok(urls("idempotenc").includes("/guide/how-to/retries#retries"), "a beginning of a word");
    assert.deepEqual(urls("zzzqqqxxx"), []);
  });
});

test("a page of the guide is in the section of its folder, or in the section that names it", () => {
  const titles = Object.fromEntries(
    navigation(guidePages()).map(({ title, pages }) => [title, pages.map(({ path }) => path)]),
  );
  assert.deepEqual(Object.keys(titles), ["Tutorials", "How-to guides", "Reference", "Explanation"]);
  assert.ok(titles.Tutorials?.includes("docs/tutorials/first-space-bot.md"));
  assert.ok(
    titles["How-to guides"]?.includes("docs/operating/backups.md"),
    "a page in a folder of docs/ that is named nowhere",
  );
  assert.ok(titles.Reference?.includes("docs/settings.md"));
  assert.ok(titles.Explanation?.includes("docs/decisions/README.md"));
  assert.ok(!titles.Explanation?.includes("docs/decisions/0001-immutable-game-diffing-store.md"));
});

test("the search index has the text of each section of a page", () => {
  const html = '<h1 id="a">A</h1><p>b &amp; <code>c</code></p><h2 id="d">D</h2><p>e</p>';
  assert.deepEqual(
    sectionsOf("/guide/a", "A", html).map(({ url, heading, text }) => [url, heading, text]),
    [
      ["/guide/a", "A", "b & c"],
      ["/guide/a#d", "D", "e"],
    ],
  );
});
