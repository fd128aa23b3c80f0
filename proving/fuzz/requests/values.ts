/** Arbitraries for JSON schemas: valid values, edge cases, and hostile values. */
import type { JsonSchema } from "@outbound/kit/openapi/document.ts";
import fc, { type Arbitrary } from "fast-check";
import hostile from "./hostile.json" with { type: "json" };
import type { KnownValues } from "./known-values.ts";

export interface ValueOptions {
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** Ids and names that exist, from earlier answers. */
  readonly known: KnownValues;
  /** Share of values that are invalid for their schema, from 0 to 1. */
  readonly wildness: number;
}

type Bound = "minItems" | "maxItems" | "minimum" | "maximum" | "minLength" | "maxLength";

/** Keywords of other kinds of schema are absent. */
interface Keywords extends Readonly<Partial<Record<Bound, number>>> {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Optional in the API, but without it the service draws a value and the run could not be repeated. */
const ALWAYS_GIVEN: ReadonlySet<string> = new Set(["seed"]);
const MOST_DEPTH = 8;

/** `rare` with this probability; shrinks to the same kind. */
export const rarely = <Rare, Usual>(share: number, rare: Arbitrary<Rare>, usual: Arbitrary<Usual>) =>
  fc.oneof(
    { weight: Math.round(1000 * share), arbitrary: rare },
    { weight: Math.round(1000 * (1 - share)), arbitrary: usual },
  );

/** Present with this probability; shrinks to undefined. */
export const maybe = <Value>(share: number, value: Arbitrary<Value>): Arbitrary<Value | undefined> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: Math.round(1000 * (1 - share)), arbitrary: fc.constant(undefined) },
    { weight: Math.round(1000 * share), arbitrary: value },
  );

/** Builds the arbitrary only when a value of it is drawn. */
const lazily = <Value>(build: () => Arbitrary<Value>): Arbitrary<Value> => fc.constant(undefined).chain(build);

/** Returns values for a schema. `name` is the property or parameter, under which answers may have shown existing values. */
export function valueFor(schema: JsonSchema, name: string, options: ValueOptions, depth = 0): Arbitrary<unknown> {
  const usual = lazily(() => fitting(resolve(schema, options), name, options, depth));
  return rarely(options.wildness / 4, HOSTILE_VALUE, usual);
}

function resolve(schema: JsonSchema, options: ValueOptions): Keywords {
  const { $ref } = schema as Keywords;
  return $ref === undefined ? schema : resolve(options.components[$ref.split("/").at(-1) ?? ""] ?? {}, options);
}

function fitting(schema: Keywords, name: string, options: ValueOptions, depth: number): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valueFor(choice, name, options, depth)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const { type = "string" } = schema;
  if (typeof type !== "string") {
    return fc.oneof(...type.map((one) => fitting({ ...schema, type: one }, name, options, depth)));
  }
  return (OF_TYPE[type] ?? textOf)(schema, name, options, depth);
}

/** Values of all types but texts. */
const OF_TYPE: Readonly<Record<string, typeof fitting>> = {
  ...{ integer: numberOf, number: numberOf, array: arrayOf, object: objectOf },
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function numberOf({ minimum, maximum }: Keywords, name: string, { known, wildness }: ValueOptions): Arbitrary<number> {
  const edges = [minimum, maximum].filter((edge) => edge !== undefined).flatMap((edge) => [edge - 1, edge, edge + 1]);
  const min = Math.ceil(minimum ?? 0);
  const fresh = fc.integer({ min, max: Math.min(maximum ?? Number.POSITIVE_INFINITY, min + 40) });
  const edge = fc.oneof(fc.constantFrom(...edges, ...EDGE_NUMBERS), EDGE_NUMBER);
  return rarely(wildness, edge, seen(known.numbers(name), fresh, wildness));
}

function textOf({ minLength = 0, maxLength = 40 }: Keywords, name: string, { known, wildness }: ValueOptions) {
  const length = fc.integer({ min: minLength, max: Math.min(maxLength, minLength + 12) });
  const fresh = length.map((count) => "a".repeat(count));
  return rarely(wildness / 2, HOSTILE_TEXT, seen(known.texts(name), fresh, wildness));
}

/** Mostly returns a value from answers, preferring the latest, which are more likely to exist still. */
const seen = <Value>(values: readonly Value[], fresh: Arbitrary<Value>, wildness: number): Arbitrary<Value> =>
  values.length === 0
    ? fresh
    : rarely(0.05 + wildness / 2, fresh, fc.oneof(fc.constantFrom(...values.slice(-3)), fc.constantFrom(...values)));

function arrayOf(schema: Keywords, name: string, options: ValueOptions, depth: number): Arbitrary<unknown[]> {
  const { items = {}, minItems = 0, maxItems = 4 } = schema;
  const item = lazily(() => valueFor(items, name, options, depth + 1));
  const most = depth >= MOST_DEPTH ? minItems : Math.max(minItems, Math.min(maxItems, 4));
  const upTo = (maxLength: number) => fc.array(item, { minLength: minItems, maxLength, size: "max" });
  return rarely(options.wildness / 4, upTo(Math.max(minItems, maxItems + 1)), upTo(most));
}

function objectOf({ properties = {}, required = [] }: Keywords, _name: string, options: ValueOptions, depth: number) {
  const { wildness } = options;
  const entries = Object.entries(properties).map(([name, schema]) => {
    const isDue = required.includes(name) || ALWAYS_GIVEN.has(name);
    const value = lazily(() => valueFor(schema, name, options, depth + 1));
    return maybe(isDue ? 1 - wildness / 8 : depth < MOST_DEPTH ? 0.35 : 0, fc.tuple(fc.constant(name), value));
  });
  const extra = fc.tuple(fc.constantFrom(...hostile.names), HOSTILE_VALUE);
  return fc
    .tuple(...entries, maybe(wildness / 8, extra))
    .map((given) => Object.fromEntries(given.filter((entry) => entry !== undefined)));
}

const EDGE_NUMBERS = [0, -1, 1.5, 1e21, ...[31, 32, 53, 63].flatMap((bits) => [2 ** bits - 1, 2 ** bits])];
/** JSON has no other numbers. */
const EDGE_NUMBER = fc.double({ noNaN: true, noDefaultInfinity: true });

export const HOSTILE_TEXT: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostile.texts, "😀".repeat(20), "a".repeat(61), "a".repeat(3000)),
  // fc.string with the unit "binary" makes the same texts, but first takes seconds to prepare for shrinking.
  fc.array(fc.nat({ max: 0x10_ffff }), { maxLength: 80 }).map((points) => String.fromCodePoint(...points)),
);

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((value, _, level) => (level % 2 === 0 ? [value] : { a: value }), 1);

const HOSTILE_VALUE: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, [], {}),
  fc.oneof(fc.constantFrom(...EDGE_NUMBERS), EDGE_NUMBER),
  HOSTILE_TEXT,
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 2, max: 80 }).map(nested),
  fc.integer({ min: 1, max: 300 }).map((length) => Array.from({ length }, (_, index) => index)),
  fc.constant(JSON.parse('{"__proto__":{"leadId":1},"constructor":{"prototype":{}}}')),
);
