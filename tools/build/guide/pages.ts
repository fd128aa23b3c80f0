/** The pages of the guide: which documents it has, at which addresses, and in which section of the navigation. */
import { posix } from "node:path";
import { files } from "../../repository.ts";

/**
 * The kinds of pages (Diátaxis). A page is in the section of its folder, or in the one that names it here; any other page of docs/ is
 * a how-to guide. `unlisted` pages are reached by links.
 */
const SECTIONS = [
  { title: "Tutorials", folders: ["docs/tutorials/"], named: [] },
  {
    title: "How-to guides",
    folders: ["docs/how-to/", "docs/", "examples/", "clients/"],
    named: ["docs/api.md"],
  },
  {
    title: "Reference",
    folders: ["docs/reference/"],
    named: [
      ...["docs/space.md", "docs/cargo.md", "docs/settings.md", "docs/commands.md", "space/SPEC.md", "cargo/SPEC.md"],
      ...["GLOSSARY.md", "CHANGELOG.md"],
    ],
  },
  {
    title: "Explanation",
    folders: ["docs/decisions/", "docs/proving/"],
    named: [
      ...["ARCHITECTURE.md", "docs/security.md", "docs/balance.md", "docs/performance.md", "docs/scale.md"],
      ...["docs/testing.md", "CONTRIBUTING.md"],
    ],
  },
] as const;

/** Documents outside docs/ that the guide has too. */
const OUTSIDE = [
  "{GLOSSARY,ARCHITECTURE,CHANGELOG,CONTRIBUTING}.md",
  "{space,cargo}/SPEC.md",
  "examples/README.md",
  "clients/*/README.md",
];

export interface GuidePage {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly source: string;
  readonly title: string;
  /** From the slash on. */
  readonly url: string;
  readonly section: string;
  readonly isListed: boolean;
}

export interface NavigationSection {
  readonly title: string;
  readonly pages: readonly GuidePage[];
}

/** Every page, by path. */
export const guidePages = (): GuidePage[] =>
  [...files(["docs/**/*.md", ...OUTSIDE])].map(([path, source]) => ({
    path,
    source,
    title: /^# (.*)$/m.exec(source)?.[1]?.replaceAll("`", "") ?? path,
    url: urlOf(path),
    section: sectionOf(path),
    isListed: !/^docs\/(?:decisions|proving)\/(?!README\.md)/.test(path),
  }));

/** `docs/how-to/streams.md` is at `/guide/how-to/streams`, a README at its folder. */
const urlOf = (path: string): string =>
  `/guide/${path
    .replace(/^docs\//, "")
    .replace(/(?:\/README)?\.md$/, "")
    .toLowerCase()}`;

/** The section that names the page, else the one with the longest folder that it is in. */
function sectionOf(path: string): string {
  const naming = SECTIONS.find(({ named }) => (named as readonly string[]).includes(path));
  if (naming !== undefined) return naming.title;
  const fitting = SECTIONS.flatMap(({ title, folders }) =>
    folders.filter((folder) => path.startsWith(folder)).map((folder) => ({ title, length: folder.length })),
  ).sort((a, b) => b.length - a.length);
  return fitting[0]?.title ?? "How-to guides";
}

/** The sections with their listed pages, named ones first. */
export const navigation = (pages: readonly GuidePage[]): NavigationSection[] =>
  SECTIONS.map(({ title, named }) => {
    const place = ({ path }: GuidePage) => (named as readonly string[]).indexOf(path) + 1 || Number.MAX_SAFE_INTEGER;
    const listed = pages.filter(({ section, isListed }) => isListed && section === title);
    return { title, pages: listed.sort((a, b) => place(a) - place(b) || a.path.localeCompare(b.path)) };
  });

/** Where a link of a page leads in the guide: to a page, an outside address, or undefined for a file that the guide lacks. */
export function linkTarget(from: string, href: string, pages: ReadonlyMap<string, GuidePage>): string | undefined {
  if (/^(?:https?:|#)/.test(href)) return href;
  const [file = "", anchor] = href.split("#");
  const path = posix.join(posix.dirname(from), file);
  const page = pages.get(path) ?? pages.get(posix.join(path, "README.md"));
  return page === undefined ? undefined : page.url + (anchor === undefined ? "" : `#${anchor}`);
}

/** A heading's id, as the pages on the web name it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
