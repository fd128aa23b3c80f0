/** The files that are made from code and checked in, so that a reader has them and a change of them is seen in review. */

export interface GeneratedFile {
  /** From the root, with forward slashes. */
  readonly file: string;
  /** The whole text, ending with a line break. Imports what it needs when called, so that the list itself is light. */
  readonly make: () => Promise<string>;
}

/** Made once for each list: two files are made of it. */
const once = (make: () => Promise<string>) => {
  let made: Promise<string> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const spaceOpenapi = once(async () => (await import("../space/examples.ts")).openapiText());
const cargoOpenapi = once(async () => (await import("../cargo/examples.ts")).openapiText());

/** The types of what the description will be, not of what it was before this run. */
const contract = async (source: string, openapi: () => Promise<string>): Promise<string> =>
  (await import("./contract-types.ts")).typesOf(await openapi(), source);

/** In the order of making: the description holds the examples, and the contract's types are made from the description. */
export const GENERATED_FILES: readonly GeneratedFile[] = [
  { file: "space/api/examples.json", make: async () => (await import("../space/examples.ts")).examplesText() },
  { file: "space/openapi.json", make: spaceOpenapi },
  { file: "cargo/rules/airports.json", make: async () => (await import("./airports.ts")).airportsText() },
  { file: "cargo/web/world/land.json", make: async () => (await import("./land.ts")).landText() },
  { file: "cargo/api/examples.json", make: async () => (await import("../cargo/examples.ts")).examplesText() },
  { file: "cargo/openapi.json", make: cargoOpenapi },
  { file: "space/web/contract.ts", make: () => contract("space/openapi.json", spaceOpenapi) },
  { file: "cargo/web/contract.ts", make: () => contract("cargo/openapi.json", cargoOpenapi) },
  { file: "docs/settings.md", make: async () => (await import("./settings-page.ts")).settingsPage() },
];
