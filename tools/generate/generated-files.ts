/** The files that are made from code and checked in, so that a reader has them and a change of them is seen in review. */

export interface GeneratedFile {
  /** From the root, with forward slashes. */
  readonly file: string;
  /** The whole text, ending with a line break. Imports what it needs when called, so that the list itself is light. */
  readonly make: () => Promise<string>;
}

/** In the order of making: the description holds the examples, and the contract's types are made from the description. */
export const GENERATED_FILES: readonly GeneratedFile[] = [
  { file: "space/api/examples.json", make: async () => (await import("../../space/examples.ts")).examplesText() },
  { file: "space/openapi.json", make: async () => (await import("../../space/examples.ts")).openapiText() },
  { file: "cargo/rules/geography/airports.json", make: async () => (await import("./airports.ts")).airportsText() },
  { file: "cargo/web/world/land.json", make: async () => (await import("./land.ts")).landText() },
  { file: "cargo/api/examples.json", make: async () => (await import("../../cargo/examples.ts")).examplesText() },
  { file: "cargo/openapi.json", make: async () => (await import("../../cargo/examples.ts")).openapiText() },
  { file: "space/web/contract.ts", make: async () => (await import("./contract-types.ts")).contractTypes("space") },
  { file: "cargo/web/contract.ts", make: async () => (await import("./contract-types.ts")).contractTypes("cargo") },
  {
    file: "examples/space-contract.ts",
    make: async () => (await import("./contract-types.ts")).contractTypes("space"),
  },
  {
    file: "examples/cargo-contract.ts",
    make: async () => (await import("./contract-types.ts")).contractTypes("cargo"),
  },
  { file: "docs/settings.md", make: async () => (await import("./settings-page.ts")).settingsPage() },
];
