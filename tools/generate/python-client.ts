/**
 * Generates the types and methods of the Python client from a game's OpenAPI document, without admin routes. For streams it
 * generates only the types.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JsonSchema, OpenapiDocument, Operation, Parameter } from "../../kit/openapi/document.ts";
import { codesOf } from "../../kit/openapi/operation-problems.ts";
import { packageJson, ROOT } from "../repository.ts";
import { capital, docText, PythonTypes, snake } from "./python-types.ts";

type Game = "space" | "cargo";

/** Returns the text of `outbound/<game>_types.py`. */
export const pythonTypes = async (game: Game): Promise<string> => clientOf(await documentOf(game), game).types;

/** Returns the text of `outbound/<game>_api.py`. */
export const pythonOperations = async (game: Game): Promise<string> =>
  clientOf(await documentOf(game), game).operations;

/** Returns the text of `outbound/_version.py`. */
export const pythonVersion = async (): Promise<string> =>
  `"""Generated from package.json by \`npm run generate\`. Do not edit."""\n\nVERSION = "${packageJson().version}"\n`;

const documentOf = async (game: Game): Promise<OpenapiDocument> =>
  JSON.parse(await readFile(join(ROOT, game, "openapi.json"), "utf8"));

/** Returns both modules of a game, made from its OpenAPI document. */
export function clientOf(
  document: OpenapiDocument,
  game: string,
): { readonly types: string; readonly operations: string } {
  const types = new PythonTypes(document);
  const calls = callsOf(document);
  const methods = calls.map((call) => methodOf(call, types));
  for (const message of messagesOf(document)) types.annotation(message, "Message");
  const note = `Generated from ${game}/openapi.json by \`npm run generate\`. Do not edit.`;
  const codes = [
    ...new Set(operationsOf(document).flatMap(({ operation }) => codesOf(Object.values(operation.responses)))),
  ];
  const name = capital(game);
  return {
    types: [
      `"""The answers of the ${game} game as typed dicts. ${note}"""`,
      "from __future__ import annotations",
      "from typing import TYPE_CHECKING, Any, Literal, TypedDict",
      "if TYPE_CHECKING:\n    from typing_extensions import NotRequired, TypeAlias\n",
      `ProblemCode = Literal[\n${codes
        .sort()
        .map((code) => `    "${code}",\n`)
        .join("")}]\n`,
      types.text(),
    ].join("\n\n"),
    operations: [
      `"""The calls of the ${game} game. ${note}"""\n\n# mypy: disable-error-code="no-any-return"`,
      "from __future__ import annotations",
      "from typing import Any, Literal, overload",
      `from . import ${game}_types as t\nfrom ._client import UNSET, Client, Unset, body\n`,
      `class ${name}Api(Client):\n    """A method for each operation of the ${game} game, named after its operationId."""`,
      `    KEYED = ${routes(document, (operation) => takes(operation, "Idempotency-Key"))}`,
      `    IN_GAME = ${routes(document, (operation) => takes(operation, "game"))}`,
      methods.join("\n"),
    ].join("\n\n"),
  };
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const JSON_TYPE = "application/json";
/** Parameters that the client itself sends. */
const OWN = ["game", "If-Match", "Idempotency-Key", "last-event-id"];

const operationsOf = ({ paths }: OpenapiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** Returns the operations that answer JSON or nothing, without admin operations. */
const callsOf = (document: OpenapiDocument): Call[] =>
  operationsOf(document).filter(({ operation, path }) => {
    const answers = successes(operation).flatMap(({ content }) => Object.keys(content ?? {}));
    return !path.startsWith("/api/admin/") && answers.every((type) => type === JSON_TYPE);
  });

/** Returns the messages of streams, as references to named shapes. */
const messagesOf = (document: OpenapiDocument): JsonSchema[] =>
  operationsOf(document)
    .flatMap(({ operation }) => successes(operation))
    .map(({ content }) => content?.["text/event-stream"]?.schema?.contentSchema as JsonSchema | undefined)
    .filter((schema) => schema !== undefined);

const successes = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([, response]) => response);

const takes = ({ parameters = [] }: Operation, name: string): boolean => parameters.some((one) => one.name === name);

/** Returns "METHOD /path" of these operations as a tuple. */
function routes(document: OpenapiDocument, isOne: (operation: Operation) => boolean): string {
  const found = operationsOf(document).filter(({ operation }) => isOne(operation));
  return found.length === 0
    ? "()"
    : `(\n${found.map(({ method, path }) => `        "${method} ${path}",\n`).join("")}    )`;
}

interface Argument {
  readonly wire: string;
  readonly name: string;
  readonly type: string;
  /** Python text of the default; undefined if callers must pass it. */
  readonly fallback?: string;
}

/** Writes the method of an operation: path parameters are positional, all others are keywords. */
function methodOf({ method, path, operation }: Call, types: PythonTypes): string {
  const name = snake(operation.operationId);
  const shape = capital(operation.operationId);
  const query = argumentsOf(operation.parameters, "query", types, shape);
  const inPath = argumentsOf(operation.parameters, "path", types, shape);
  const bodySchema = operation.requestBody?.content[JSON_TYPE]?.schema;
  const isWhole = bodySchema !== undefined && types.resolved(bodySchema).properties === undefined;
  const isDocument = bodySchema !== undefined && types.fields(bodySchema).some(({ name: one }) => one === "checksum");
  const body = bodySchema === undefined || isWhole || isDocument ? [] : bodyArguments(bodySchema, types, shape);
  const whole =
    isWhole || isDocument ? [{ wire: "body", name: "document", type: typeIn(types, bodySchema, shape) }] : [];
  const changes = method !== "GET" ? CHANGE.filter(({ wire }) => takes(operation, wire)) : [];
  const all = [...body, ...query, ...changes];
  const named = [
    ...all.filter(({ fallback }) => fallback === undefined),
    ...all.filter(({ fallback }) => fallback !== undefined),
  ];
  const answers = [...new Set(successes(operation).map((response) => answerType(response, types, shape)))];
  const sent = [
    `"${method}"`,
    pathText(path),
    ...(whole.length > 0 ? ["document"] : []),
    ...(body.length > 0 ? [bodyText(body)] : []),
    ...(query.length > 0 ? [`query={${query.map((one) => `"${one.wire}": ${one.name}`).join(", ")}}`] : []),
    ...changes.map((one) => `${one.name}=${one.name}`),
  ];
  const signature = (preview: string | undefined, answer: string) => {
    const shown = named.map((one) => (one.wire === "preview" && preview !== undefined ? previewOf(one, preview) : one));
    const stars = shown.length > 0 ? ["*"] : [];
    const parts = ["self", ...[...inPath, ...whole].map(declared), ...stars, ...shown.map(declared)];
    const list = parts.length === 1 ? "self" : `\n${parts.map((part) => `        ${part},\n`).join("")}    `;
    return `    def ${name}(${list}) -> ${answer}:`;
  };
  const answer = answers.join(" | ") || "None";
  return [
    ...overloads(operation, types, shape).map(([preview, kind]) => `    @overload\n${signature(preview, kind)} ...\n`),
    `${signature(undefined, answer)}\n        """${docText(sentenceOf(operation))}"""`,
    `        return self.request(${sent.join(", ")})\n`,
  ].join("\n");
}

/** The dry run of these operations has another shape than the command's answer. */
function overloads(
  { responses }: Operation,
  types: PythonTypes,
  shape: string,
): readonly (readonly [string, string])[] {
  const [dry, done] = [responses["200"], responses["202"]];
  if (dry === undefined || done === undefined) return [];
  return [
    ["Literal[True]", answerType(dry, types, shape)],
    ["Literal[False] | None", answerType(done, types, shape)],
  ];
}

const previewOf = (argument: Argument, type: string): Argument => {
  const { fallback: _, ...needed } = argument;
  return type === "Literal[True]" ? { ...needed, type } : { ...argument, type };
};

const CHANGE: readonly Argument[] = [
  { wire: "If-Match", name: "if_match", type: "str | None", fallback: "None" },
  { wire: "Idempotency-Key", name: "key", type: "str | None", fallback: "None" },
];

const declared = ({ name, type, fallback }: Argument): string =>
  `${name}: ${type}${fallback === undefined ? "" : ` = ${fallback}`}`;

function argumentsOf(
  parameters: readonly Parameter[] = [],
  place: string,
  types: PythonTypes,
  shape: string,
): readonly Argument[] {
  return parameters
    .filter((one) => one.in === place && !OWN.includes(one.name))
    .map(({ name, required, schema = {} }) => {
      const type = typeIn(types, schema, shape + capital(name));
      const needed = { wire: name, name: snake(name), type };
      return required === true ? needed : { ...needed, type: `${type} | None`, fallback: "None" };
    });
}

/** UNSET leaves out a nullable field, None any other one. */
const bodyArguments = (schema: JsonSchema, types: PythonTypes, shape: string): readonly Argument[] =>
  types.fields(schema).map(({ name, required, schema: field }) => {
    const type = typeIn(types, field, shape + capital(name));
    const needed = { wire: name, name: snake(name), type };
    if (required) return needed;
    return type.split(" | ").includes("None")
      ? { ...needed, type: `${type} | Unset`, fallback: "UNSET" }
      : { ...needed, type: `${type} | None`, fallback: "None" };
  });

function answerType(
  { content }: { readonly content?: Operation["responses"][string]["content"] },
  types: PythonTypes,
  shape: string,
): string {
  const schema = content?.[JSON_TYPE]?.schema;
  return schema === undefined ? "None" : typeIn(types, schema, `${shape}Answer`);
}

const BUILT_IN = new Set(["str", "int", "float", "bool", "None", "list", "dict", "Any", "Literal"]);

/** Returns an annotation for the module of methods, in which names of the types module have the prefix `t.`. */
const typeIn = (types: PythonTypes, schema: JsonSchema, name: string): string =>
  types
    .annotation(schema, name)
    .replace(/"[^"]*"|\b[A-Za-z_]\w*/g, (word) => (word.startsWith('"') || BUILT_IN.has(word) ? word : `t.${word}`));

/** Writes fields that are always sent, then those that are left out if None. */
function bodyText(fields: readonly Argument[]): string {
  const dict = (some: readonly Argument[]) => `{${some.map((one) => `"${one.wire}": ${one.name}`).join(", ")}}`;
  const optional = fields.filter(({ fallback }) => fallback === "None");
  const rest = fields.filter(({ fallback }) => fallback !== "None");
  return `body(${dict(rest)}${optional.length === 0 ? "" : `, ${dict(optional)}`})`;
}

const pathText = (path: string): string =>
  path.includes("{")
    ? `self.path("${path.replace(/\{\w+\}/g, "{}")}", ${[...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => snake(name)).join(", ")})`
    : `"${path}"`;

/** Returns the summary, then the description in lines that fit an editor. */
const sentenceOf = ({ summary = "", description = "" }: Operation): string => {
  const title = /[.?!]$/.test(summary) ? summary : `${summary}.`;
  const lines = description.replace(/(.{1,100})(?:\s+|$)/g, "        $1\n").trimEnd();
  return `${title}\n\n${lines}\n        `;
};
