/** The pages of the guide: documents, addresses and sections of the navigation. */
import { posix } from "node:path";
import { files } from "../../repository.ts";

/**
 * The sections, by kind of page (Diátaxis). A page belongs to the section of its folder, or to the one that names it here; any
 * other page of docs/ is a how-to guide. `unlisted` pages are reached only by links.
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

/** Documents outside docs/ that the guide includes. */
const OUTSIDE = [
  "{GLOSSARY,ARCHITECTURE,CHANGELOG,CONTRIBUTING}.md",
  "{space,cargo}/SPEC.md",
  "examples/README.md",
  "clients/*/README.md",
];

export interface GuidePage {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly source: string;
  readonly title: string;
  /** Path on the service, from the slash on. */
  readonly url: string;
  readonly section: string;
  readonly isListed: boolean;
}

export interface NavigationSection {
  readonly title: string;
  readonly pages: readonly GuidePage[];
}

/** Returns every page by its path. */
export const guidePages = (): GuidePage[] =>
  [...files(["docs/**/*.md", ...OUTSIDE])].map(([path, source]) => ({
    path,
    source,
    title: /^# (.*)$/m.exec(source)?.[1]?.replaceAll("`", "") ?? path,
    url: urlOf(path),
    section: sectionOf(path),
    isListed: !/^docs\/(?:decisions|proving)\/(?!README\.md)/.test(path),
  }));

/** Converts `docs/how-to/streams.md` to `/guide/how-to/streams`; a README gets the address of its folder. */
const urlOf = (path: string): string =>
  `/guide/${path
    .replace(/^docs\//, "")
    .replace(/(?:\/README)?\.md$/, "")
    .toLowerCase()}`;

/** Returns the section that names the page, or else the one with the longest folder that contains it. */
function sectionOf(path: string): string {
  const naming = SECTIONS.find(({ named }) => (named as readonly string[]).includes(path));
  if (naming !== undefined) return naming.title;
  const fitting = SECTIONS.flatMap(({ title, folders }) =>
    folders.filter((folder) => path.startsWith(folder)).map((folder) => ({ title, length: folder.length })),
  ).sort((a, b) => b.length - a.length);
  return fitting[0]?.title ?? "How-to guides";
}

/** Returns the sections with their listed pages, named ones first. */
export const navigation = (pages: readonly GuidePage[]): NavigationSection[] =>
  SECTIONS.map(({ title, named }) => {
    const place = ({ path }: GuidePage) => (named as readonly string[]).indexOf(path) + 1 || Number.MAX_SAFE_INTEGER;
    const listed = pages.filter(({ section, isListed }) => isListed && section === title);
    return { title, pages: listed.sort((a, b) => place(a) - place(b) || a.path.localeCompare(b.path)) };
  });

/** Returns the target of a link in the guide: a page or an outside address; undefined for a file that the guide lacks. */
export function linkTarget(from: string, href: string, pages: ReadonlyMap<string, GuidePage>): string | undefined {
  if (/^(?:https?:|#)/.test(href)) return href;
  const [file = "", anchor] = href.split("#");
  const path = posix.join(posix.dirname(from), file);
  const page = pages.get(path) ?? pages.get(posix.join(path, "README.md"));
  return page === undefined ? undefined : page.url + (anchor === undefined ? "" : `#${anchor}`);
}

/** Returns a heading's id, in GitHub's form. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
