/** Parses values of the command line. Each function throws a `UsageError` for other values. */
import { parseArgs } from "node:util";

type Value<Default> = Default extends number ? number : Default extends boolean ? boolean : string;
/** Default of each option by its name. */
export type Defaults = Readonly<Record<string, number | string | boolean>>;
/** Values of the options that have these defaults. */
export type Options<Of extends Defaults> = { readonly [Name in keyof Of]: Value<Of[Name]> };

/** The command line has a value that the program does not take. The message names those that it takes. */
export class UsageError extends Error {}

/**
 * Returns options by name, each with the type of its default; numbers are integers. `positionals` are the values without a name.
 * Every program accepts `--print`, whose only effect is that of any option: no page is written.
 */
export function readOptions<const Of extends Defaults>(
  defaults: Of,
  { allowPositionals = false } = {},
): Options<Of> & { readonly positionals: readonly string[] } {
  const typed = Object.entries({ print: false, ...defaults }).map(([name, value]) => {
    return [name, { type: typeof value === "boolean" ? "boolean" : "string" }] as const;
  });
  try {
    const { values, positionals } = parseArgs({ options: Object.fromEntries(typed), allowPositionals });
    const given = Object.entries(values).map(([name, value]) => [
      name,
      typeof defaults[name] === "number" ? wholeNumber(`--${name}`, String(value)) : value,
    ]);
    return { ...defaults, ...Object.fromEntries(given), positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const options = typed.map(([name, { type }]) => `--${name}${type === "string" ? " <value>" : ""}`);
    throw new UsageError(`${error instanceof Error ? error.message : error}\nOptions: ${options.join(", ")}`);
  }
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`${option} takes a whole number, not '${text}'`);
  return Number(text);
}

/** Returns the items of `all` that were named, or all items if none was; the empty name means a missing option. */
export function namedOnes<Name extends string>(what: string, all: readonly Name[], given: readonly string[]): Name[] {
  const names = given.filter((name) => name !== "");
  const unknown = names.filter((name) => !(all as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new UsageError(`no ${what} is named ${unknown.join(", ")}; there are ${all.join(", ")}`);
  return all.filter((name) => names.length === 0 || names.includes(name));
}
