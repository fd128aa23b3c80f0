/** The generated files that are checked in, so that readers have them and reviews show their changes. */

import { DOCUMENTED_PAGES } from "./documented-pages.ts";

export interface GeneratedFile {
  /** Path from the root, with forward slashes. */
  readonly file: string;
  /**
   * Returns the whole text, which ends with a line break. Imports what it needs only when called, which keeps this list cheap to
   * load.
   */
  readonly make: () => Promise<string>;
}

const PYTHON = "clients/python/outbound";

/** In the order of generation: the OpenAPI document includes the examples, and the contract types are made from the document. */
export const GENERATED_FILES: readonly GeneratedFile[] = [
  { file: "space/api/examples.json", make: async () => (await import("../../space/examples.ts")).examplesText() },
  { file: "space/openapi.json", make: async () => (await import("../../space/examples.ts")).openapiText() },
  { file: "cargo/rules/geography/airports.json", make: async () => (await import("./airports.ts")).airportsText() },
  { file: "cargo/web/world/land.json", make: async () => (await import("./land.ts")).landText() },
  {
    file: "cargo/web/start/dotted-world.json",
    make: async () => (await import("./dotted-world.ts")).dottedWorldText(),
  },
  { file: "cargo/api/examples.json", make: async () => (await import("../../cargo/examples.ts")).examplesText() },
  { file: "cargo/openapi.json", make: async () => (await import("../../cargo/examples.ts")).openapiText() },
  {
    file: "clients/typescript/space-contract.ts",
    make: async () => (await import("./contract-types.ts")).contractTypes("space"),
  },
  {
    file: "clients/typescript/cargo-contract.ts",
    make: async () => (await import("./contract-types.ts")).contractTypes("cargo"),
  },
  {
    file: `${PYTHON}/_version.py`,
    make: async () => (await import("./python-client.ts")).pythonVersion(),
  },
  ...(["space", "cargo"] as const).flatMap((game) => [
    { file: `${PYTHON}/${game}_types.py`, make: async () => (await import("./python-client.ts")).pythonTypes(game) },
    { file: `${PYTHON}/${game}_api.py`, make: async () => (await import("./python-client.ts")).pythonOperations(game) },
  ]),
  ...DOCUMENTED_PAGES.map((file) => ({
    file,
    make: async () => (await import("./documented-examples.ts")).documentedExamples(file),
  })),
  { file: "docs/cargo.md", make: async () => (await import("./player-tables.ts")).cargoPage() },
  { file: "docs/space.md", make: async () => (await import("./player-tables.ts")).spacePage() },
  { file: "docs/settings.md", make: async () => (await import("./settings-page.ts")).settingsPage() },
];
