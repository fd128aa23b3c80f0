/** Builds the guide from docs/ with Eleventy, unless the last build is up to date. */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import { paths, ROOT } from "../../repository.ts";
import { buildFolder, isBuiltFrom, stampOf } from "../built-folder.ts";
import { notices } from "../licenses/notices.ts";
import { licensesPage } from "../licenses/page.ts";
import { anchorOf, type GuidePage, guidePages, linkTarget, navigation } from "./pages.ts";
import { searchIndex, sectionsOf } from "./search-index.ts";

/** Folder of the built guide, which is the same for all services. */
const BUILT = join(ROOT, "docs", "dist");

/** Sources of the guide, besides the packages that the lock file names. */
const SOURCES = [
  "docs/**/*.{md,svg}",
  "*.md",
  "{space,cargo}/SPEC.md",
  "{examples,clients/*}/README.md",
  "kit/web/guide/*",
  "tools/build/{built-folder,compress-files,locked-packages,guide/*,licenses/*}.ts",
  "package-lock.json",
];

/** Returns a function that builds the guide; undefined if the last build used exactly these sources. */
export function staleGuide(): (() => Promise<void>) | undefined {
  const stamp = stampOf(ROOT, paths(SOURCES));
  return isBuiltFrom(BUILT, stamp) ? undefined : () => buildFolder(BUILT, stamp, writeGuide);
}

/** Writes the whole guide, and the page of licences, to a new folder. */
export async function writeGuide(folder: string): Promise<void> {
  const pages = guidePages();
  const style = asset("style", ".css", readFileSync(join(ROOT, "kit", "web", "guide", "guide.css")));
  const icon = asset("icon", ".svg", readFileSync(join(ROOT, "kit", "web", "guide", "icon.svg")));
  const script = asset("search", ".js", await searchScript());
  const bodies = await render(pages, { style: style.url, icon: icon.url, script: script.url, index: "INDEX_URL" });
  const documents = bodies.flatMap(({ page, html }) =>
    sectionsOf(page.url, page.title, /<main id="content">([\s\S]*)<\/main>/.exec(html)?.[1] ?? ""),
  );
  const index = asset("index", ".json", searchIndex(documents));
  for (const { name, content } of [style, icon, script, index]) write(join(folder, name), content);
  for (const { page, html } of bodies) {
    write(join(folder, `${page.url.slice("/guide/".length) || "index"}.html`), html.replace("INDEX_URL", index.url));
  }
  write(join(folder, "licenses.html"), licensesPage(notices(), style.url, icon.url));
  const images = new Set(
    bodies
      .flatMap(({ html }) => [...html.matchAll(/<img src="\/guide\/files\/([^"]+)"/g)])
      .map(([, name = ""]) => name),
  );
  for (const name of images) {
    mkdirSync(dirname(join(folder, "files", name)), { recursive: true });
    copyFileSync(join(ROOT, "docs", name), join(folder, "files", name));
  }
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Returns a file that browsers may cache forever, because its name contains a hash of its content. */
function asset(name: string, ending: string, content: string | Uint8Array) {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 10);
  const file = `assets/${name}-${hash}${ending}`;
  return { name: file, url: `/guide/${file}`, content };
}

/** Bundles the search of kit/web/guide and its library into one script. */
async function searchScript(): Promise<string> {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      rolldownOptions: { input: join(ROOT, "kit", "web", "guide", "search.ts") },
      modulePreload: { polyfill: false },
    },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [chunk] = outputs.filter((one) => one.type === "chunk");
  if (chunk === undefined || outputs.length !== 1) throw new Error("the search is not one script");
  return chunk.code;
}

interface Assets {
  readonly style: string;
  readonly icon: string;
  readonly script: string;
  readonly index: string;
}

/** The page at /guide: the sections and their purpose. */
const HOME = `# Outbound guide

For players, authors of clients and bots, and operators of the two games.

| you want to | begin with |
|---|---|
| learn by doing | a tutorial: your first [space bot](tutorials/first-space-bot.md) or [cargo bot](tutorials/first-cargo-bot.md) |
| do one thing | a how-to guide: [which page has what authors need](api.md), [operate a service](operating/README.md) |
| look something up | reference: the games ([space](space.md), [cargo](cargo.md)), the calls ([space](reference/space-calls.md), [cargo](reference/cargo-calls.md)), [problem codes](reference/problem-codes.md), [settings](settings.md) |
| know why | explanation: the [architecture](../ARCHITECTURE.md), [decisions](decisions/README.md), what is [proven](proving/README.md) |

This service describes each of its calls, with real answers, in the API reference at the top of the page. The search looks through
all pages.
`;

/** Renders all pages and the home page as complete documents. */
async function render(documents: readonly GuidePage[], assets: Assets) {
  const home = { path: "docs/index.md", source: HOME, title: "Guide", url: "/guide", section: "", isListed: false };
  const pages = [home, ...documents];
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const sections = navigation(documents);
  const { default: Eleventy } = await import("@11ty/eleventy");
  const eleventy = new Eleventy("docs", "docs/dist", {
    quietMode: true,
    config(config) {
      config.setUseGitIgnore(false);
      config.setTemplateFormats(["md"]);
      config.ignores.add("**/*");
      config.setIncludesDirectory("../kit/web/guide");
      config.amendLibrary("md", (markdown) => adapt(markdown, byPath));
      for (const { path, source, title, url, section } of pages) {
        const data = {
          layout: "page.njk",
          permalink: `${url}.html`,
          title,
          url,
          current: section,
          sections,
          assets,
          path,
        };
        config.addTemplate(path.replaceAll("/", "-"), source, data);
      }
    },
  });
  const rendered = await eleventy.toJSON();
  return pages.map((page) => {
    const found = rendered.find(({ url }) => url === `${page.url}.html`);
    if (found === undefined) throw new Error(`${page.path} was not rendered`);
    return { page, html: found.content };
  });
}

/** Gives headings ids, points links at pages of the guide, and makes scrolling elements reachable by keyboard. */
function adapt(markdown: import("@11ty/eleventy").Markdown, pages: ReadonlyMap<string, GuidePage>): void {
  // Eleventy switches indented code off.
  markdown.set({ html: false }).enable("code");
  markdown.core.ruler.push("guide", ({ tokens, env }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type === "heading_open") token.attrSet("id", anchorOf(tokens[index + 1]?.content ?? ""));
      for (const child of token.children ?? []) adaptInline(child, String(env.path), pages);
      if (token.children !== null) token.children = withoutDeadLinks(token.children);
    }
  });
  const { rules } = markdown.renderer;
  rules.table_open = () => '<div class="table" tabindex="0"><table>\n';
  rules.table_close = () => "</table></div>\n";
  for (const name of ["fence", "code_block"]) {
    rules[name] = (tokens, index) =>
      `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? "")}</code></pre>\n`;
  }
}

function adaptInline(token: import("@11ty/eleventy").Token, from: string, pages: ReadonlyMap<string, GuidePage>): void {
  if (token.type === "link_open") token.attrSet("href", linkTarget(from, token.attrGet("href") ?? "", pages) ?? "");
  const src = token.type === "image" ? (token.attrGet("src") ?? "") : "";
  const image = posix.relative("docs", posix.join(posix.dirname(from), src));
  if (src !== "" && [".png", ".svg"].includes(extname(src))) token.attrSet("src", `/guide/files/${image}`);
}

/** Turns links to files outside the guide, such as sources, into text. Links do not nest. */
function withoutDeadLinks(tokens: import("@11ty/eleventy").Token[]): import("@11ty/eleventy").Token[] {
  let isDead = false;
  return tokens.filter((token) => {
    if (token.type === "link_open") isDead = token.attrGet("href") === "";
    return !(isDead && (token.type === "link_open" || token.type === "link_close"));
  });
}
