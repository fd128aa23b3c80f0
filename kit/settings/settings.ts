/** Settings from the environment: declared once, checked at start, listed in the docs. */
import type { Parser } from "./parsers.ts";

export interface Setting<Value> {
  /** Name of the environment variable. */
  readonly name: string;
  /** Value if the variable is not set or empty. */
  readonly fallback: Value;
  /** The fallback as the docs show it; by default derived from the value. */
  readonly fallbackText?: string;
  readonly description: string;
  /** The release that added the setting; 0.1.0 by default. */
  readonly since?: string;
  readonly parser: Parser<Value & {}>;
}

/** Keyed by their names in the code. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

export type SettingValues<Definitions> = {
  readonly [Key in keyof Definitions]: Definitions[Key] extends Setting<infer Value> ? Value : never;
};

/** Makes the compiler check that a setting's parser and fallback have the same type. */
export const setting = <Value>(definition: Setting<Value>): Setting<Value> => definition;

/** One or more settings are wrong; `lines` has one line for each, beginning with its name. */
export class SettingsError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "SettingsError";
    this.lines = lines;
  }
}

/** Reads all settings; throws a SettingsError that names every wrong one. */
export function readSettings<Definitions extends Record<keyof Definitions, Setting<unknown>>>(
  definitions: Definitions,
  env: Readonly<Record<string, string | undefined>>,
): SettingValues<Definitions> {
  const values: Record<string, unknown> = {};
  const lines: string[] = [];
  for (const [key, { name, fallback, parser }] of Object.entries<Setting<unknown>>(definitions)) {
    const text = env[name]?.trim() ?? "";
    try {
      values[key] = text === "" ? fallback : parser.parse(text);
    } catch (error) {
      lines.push(`${name} ${(error as Error).message}`);
    }
  }
  if (lines.length > 0) throw new SettingsError(lines);
  return values as SettingValues<Definitions>;
}

/** A Markdown table of the settings, in their order. */
export function settingsTable(definitions: Settings): string {
  const rows = Object.values(definitions).map(
    ({ name, fallback, fallbackText, description, since = "0.1.0", parser }) =>
      row(`\`${name}\``, fallbackText ?? show(fallback), parser.takes, description, since),
  );
  const heads = ["Setting", "Default", "Takes", "Meaning", "Since"];
  return `${[row(...heads), row(...heads.map(() => "---")), ...rows].join("\n")}\n`;
}

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

function show(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return "none";
  if (typeof value === "boolean") return value ? "on" : "off";
  return `\`${String(value)}\``;
}
