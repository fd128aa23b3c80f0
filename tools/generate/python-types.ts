/** Converts the shapes of an OpenAPI document to Python's typed dicts. */
import type { JsonSchema, OpenapiDocument } from "../../kit/openapi/document.ts";

/** Writes types by name, including those that a schema refers to. `text` returns all requested types. */
export class PythonTypes {
  readonly #schemas: OpenapiDocument["components"]["schemas"];
  readonly #written = new Map<string, string>();

  constructor({ components }: OpenapiDocument) {
    this.#schemas = components.schemas;
  }

  /**
   * Returns the annotation of a value of this schema. `name` is the name of its typed dict if it has fields and no name of its
   * own. Throws for an unsupported schema, and for a name that two shapes need.
   */
  annotation(schema: JsonSchema, name: string): string {
    const { $ref, enum: values, const: only, anyOf, oneOf, type } = schema as Shape;
    if ($ref !== undefined) return this.#reference($ref);
    if (only !== undefined) return literal([only]);
    if (values !== undefined) return literal(values);
    const choices = anyOf ?? oneOf;
    if (choices !== undefined) {
      const parts = choices.map((choice, index) => this.annotation(choice, index === 0 ? name : `${name}${index + 1}`));
      return [...new Set(parts)].join(" | ");
    }
    if (type === "array") return this.#array(schema, name);
    if (type === "object") return this.#object(schema, name);
    if (type === undefined) return "Any";
    const scalar = SCALARS[type];
    if (scalar === undefined) throw new Error(`${name}: no Python type for ${type}`);
    return scalar;
  }

  /** Returns the fields of an object, required ones first. */
  fields(schema: JsonSchema): readonly Field[] {
    const { properties = {}, required = [] } = this.resolved(schema) as Shape;
    const fields = Object.entries(properties).map(([name, value]) => ({
      name,
      schema: value,
      required: required.includes(name),
    }));
    return [...fields.filter((field) => field.required), ...fields.filter((field) => !field.required)];
  }

  resolved(schema: JsonSchema): JsonSchema {
    const { $ref } = schema as Shape;
    return $ref === undefined ? schema : this.#named(nameOf($ref));
  }

  text(): string {
    return [...this.#written.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, text]) => text)
      .join("\n\n");
  }

  names(): readonly string[] {
    return [...this.#written.keys()].sort();
  }

  #named(name: string): JsonSchema {
    const schema = this.#schemas[name];
    if (schema === undefined) throw new Error(`the document has no schema ${name}`);
    return schema;
  }

  #reference(ref: string): string {
    const name = nameOf(ref);
    if (this.#written.has(name)) return name;
    const schema = this.#named(name);
    if ((schema as Shape).type === "object" && (schema as Shape).properties) return this.#typedDict(schema, name);
    this.#written.set(name, "");
    this.#written.set(name, `${name}: TypeAlias = ${JSON.stringify(this.annotation(schema, `${name}Item`))}\n`);
    return name;
  }

  #array(schema: JsonSchema, name: string): string {
    const { items, prefixItems } = schema as Shape;
    if (prefixItems !== undefined) {
      const parts = prefixItems.map((item, index) => this.annotation(item, `${name}Item${index + 1}`));
      return `list[${[...new Set(parts)].join(" | ")}]`;
    }
    return `list[${items === undefined ? "Any" : this.annotation(items, `${name}Item`)}]`;
  }

  #object(schema: JsonSchema, name: string): string {
    const { properties, patternProperties, additionalProperties } = schema as Shape;
    if (properties !== undefined && Object.keys(properties).length > 0) {
      if (this.#written.has(name) || name in this.#schemas) throw new Error(`two shapes are named ${name}`);
      return this.#typedDict(schema, name);
    }
    const values = Object.values(patternProperties ?? {})[0] ?? additionalProperties;
    return `dict[str, ${typeof values === "object" ? this.annotation(values, `${name}Value`) : "Any"}]`;
  }

  #typedDict(schema: JsonSchema, name: string): string {
    // Set before its fields are written, because a shape may contain itself.
    this.#written.set(name, "");
    const fields = this.fields(schema).map((field) => {
      const type = this.annotation(field.schema, name + capital(field.name));
      return { ...field, type: field.required ? type : `NotRequired[${type}]` };
    });
    const { description } = schema as Shape;
    const isPlain = fields.every((field) => isIdentifier(field.name));
    const inClass = [
      `class ${name}(TypedDict):`,
      ...(description === undefined ? [] : [`    """${docText(description)}"""\n`]),
      ...fields.flatMap((field) => [`    ${field.name}: ${field.type}`, ...documented(field.schema)]),
    ];
    // A name such as "from" cannot be a field of a class.
    const asCall = [
      `${name} = TypedDict(\n    "${name}",\n    {`,
      ...fields.map((field) => `        ${JSON.stringify(field.name)}: ${JSON.stringify(field.type)},`),
      "    },\n)",
    ];
    this.#written.set(name, `${(isPlain ? inClass : asCall).join("\n")}\n`);
    return name;
  }
}

interface Shape {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly type?: string;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
  readonly description?: string;
}

export interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

const SCALARS: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

const KEYWORDS = new Set(
  "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield".split(
    " ",
  ),
);

const isIdentifier = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name);

const nameOf = (ref: string): string => ref.replace("#/components/schemas/", "");

export const capital = (name: string): string => {
  const word = name.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? "").toUpperCase());
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** Converts `systemId` to Python's `system_id`. A reserved word gets a trailing `_`. */
export function snake(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/[^A-Za-z0-9_]/g, "_");
  const lower = words.toLowerCase();
  return KEYWORDS.has(lower) ? `${lower}_` : lower;
}

const literal = (values: readonly unknown[]): string =>
  `Literal[${values.map((value) => (value === null ? "None" : typeof value === "boolean" ? capital(String(value)) : JSON.stringify(value))).join(", ")}]`;

/** Escapes text for a docstring. */
export const docText = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll('"""', "'''");

/** Returns the description as a comment, which editors show for a field. */
const documented = (schema: JsonSchema): string[] => {
  const { description } = schema as Shape;
  return description === undefined ? [] : [`    """${docText(description)}"""`];
};
