/** Values for a JSON schema: such as fit it, such as stand at its edges, and such as nobody should send. */
import type { JsonSchema } from "@outbound/kit/openapi/document.ts";
import type { Random } from "../harness/random.ts";
import type { KnownValues } from "./known-values.ts";

export interface ValueMakerOptions {
  readonly random: Random;
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** What earlier answers held: ids and names that exist. */
  readonly known: KnownValues;
  /** How often a value is drawn from beyond its schema, 0 to 1. */
  readonly wildness: number;
}

/** Read of a schema; keywords that a schema of another kind lacks are simply absent. */
interface Keywords {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Optional, but left out it would be drawn by the service, and a run could not be repeated. */
const ALWAYS_GIVEN: ReadonlySet<string> = new Set(["seed"]);
const MOST_DEPTH = 8;

export class ValueMaker {
  readonly #options: ValueMakerOptions;

  constructor(options: ValueMakerOptions) {
    this.#options = options;
  }

  /** `name` is that of the property or parameter: values that were seen under it are likely to exist. */
  make(schema: JsonSchema, name: string, depth = 0): unknown {
    const { random, wildness } = this.#options;
    if (random.chance(wildness / 4)) return hostileValue(random);
    return this.#fitting(this.#resolve(schema), name, depth);
  }

  #resolve(schema: JsonSchema): Keywords {
    const { $ref } = schema as Keywords;
    if ($ref === undefined) return schema;
    return this.#resolve(this.#options.components[$ref.split("/").at(-1) ?? ""] ?? {});
  }

  #fitting(schema: Keywords, name: string, depth: number): unknown {
    const { random } = this.#options;
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return this.make(random.pick(choices), name, depth);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return random.pick(schema.enum);
    const type = typeof schema.type === "string" ? schema.type : random.pick(schema.type ?? ["string"]);
    switch (type) {
      case "integer":
      case "number":
        return this.#number(schema, name);
      case "boolean":
        return random.chance(0.5);
      case "null":
        return null;
      case "array":
        return this.#array(schema, name, depth);
      case "object":
        return this.#object(schema, depth);
      default:
        return this.#text(schema, name);
    }
  }

  #number({ minimum, maximum }: Keywords, name: string): number {
    const { random, known, wildness } = this.#options;
    if (random.chance(wildness)) {
      const edges = [minimum, maximum]
        .filter((edge) => edge !== undefined)
        .flatMap((edge) => [edge - 1, edge, edge + 1]);
      return random.pick([...edges, ...EDGE_NUMBERS]);
    }
    const seen = known.numbers(name);
    if (seen.length > 0 && random.chance(0.95 - wildness / 2)) return lately(random, seen);
    const least = minimum ?? 0;
    return random.integer(least, Math.min(maximum ?? Number.POSITIVE_INFINITY, least + 40));
  }

  #text({ minLength = 0, maxLength = 40 }: Keywords, name: string): string {
    const { random, known, wildness } = this.#options;
    if (random.chance(wildness / 2)) return hostileText(random);
    const seen = known.texts(name);
    if (seen.length > 0 && random.chance(0.95 - wildness / 2)) return lately(random, seen);
    return "a".repeat(random.integer(minLength, Math.min(maxLength, minLength + 12)));
  }

  #array({ items = {}, minItems = 0, maxItems = 4 }: Keywords, name: string, depth: number): unknown[] {
    const { random, wildness } = this.#options;
    const most = random.chance(wildness / 4) ? maxItems + 1 : Math.min(maxItems, 4);
    const length = depth >= MOST_DEPTH ? minItems : random.integer(minItems, Math.max(minItems, most));
    return Array.from({ length }, () => this.make(items, name, depth + 1));
  }

  #object({ properties = {}, required = [] }: Keywords, depth: number): Record<string, unknown> {
    const { random, wildness } = this.#options;
    const object: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(properties)) {
      const isDue = required.includes(name) || ALWAYS_GIVEN.has(name);
      const isGiven = isDue ? !random.chance(wildness / 8) : depth < MOST_DEPTH && random.chance(0.35);
      if (isGiven) object[name] = this.make(schema, name, depth + 1);
    }
    if (random.chance(wildness / 8)) define(object, random.pick(HOSTILE_NAMES), hostileValue(random));
    return object;
  }
}

/** One of what was seen, rather of what was seen last: that is likelier to exist still. */
const lately = <T>(random: Random, seen: readonly T[]): T => random.pick(random.chance(0.5) ? seen.slice(-3) : seen);

/** Also under a name that an assignment would take for the prototype. */
function define(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

const EDGE_NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.5,
  1.5,
  -2.25,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53) + 1,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

export const HOSTILE_NAMES: readonly string[] = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  " ",
  "a.b",
  "a/b~c",
  "\u0000",
  "ключ",
  "name",
  "rowid",
  "extra",
];

const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "null",
  "true",
  "NaN",
  "Infinity",
  "0x10",
  "1e2",
  "-0",
  "+1",
  "01",
  "1.0",
  "9007199254740993",
  "99999999999999999999999999",
  "'; drop table save; --",
  '" or 1=1 --',
  "%00",
  "%s%n",
  "../../etc/passwd",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "\ud800",
  "\udc00\ud800",
  "e\u0301\u0301\u0301\u0301",
  "\u202eabc",
  "😀".repeat(20),
  "a".repeat(61),
  "a".repeat(3000),
  "__proto__",
  "constructor",
  "toString",
  "\n\r\t\v",
  "nav1\u0000",
];

export const hostileText = (random: Random): string => random.pick(HOSTILE_TEXTS);

function hostileValue(random: Random): unknown {
  switch (random.integer(0, 8)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return [];
    case 3:
      return {};
    case 4:
      return random.pick(EDGE_NUMBERS);
    case 5:
      return nested(random.integer(2, 80));
    case 6:
      return Array.from({ length: random.integer(1, 300) }, (_, index) => index);
    case 7:
      return JSON.parse('{"__proto__":{"leadId":1},"constructor":{"prototype":{}}}');
    default:
      return hostileText(random);
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
