/**
 * Makes the published form of the document. Answers may gain fields in later versions, so their objects are open: a client that
 * validates with an older document accepts them. Requests stay closed, because a misspelt field must be refused.
 */
import type { JsonSchema, OpenapiDocument, Operation, Paths } from "./document.ts";
import { COMPONENTS, NAMING, VALUES } from "./schema.ts";

/** A named schema used by both answers and requests is open under its own name; its closed form for requests is `<name>Input`. */
export function openAnswers(document: OpenapiDocument): OpenapiDocument {
  const { schemas } = document.components;
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const inRequests = namesIn(
    operations.map(({ parameters, requestBody }) => [parameters, requestBody]),
    schemas,
  );
  const inAnswers = namesIn(
    operations.map(({ responses }) => responses),
    schemas,
  );
  const inBoth = new Set([...inRequests].filter((name) => inAnswers.has(name) && isClosed(schemas[name], schemas)));

  const forRequests = <Node>(node: Node): Node =>
    rewritten(node, (_key, value) => {
      const name = nameOf(value);
      return name !== undefined && inBoth.has(name) ? `${COMPONENTS}${name}Input` : value;
    });
  const published = (operation: Operation): Operation => {
    const { parameters, requestBody } = operation;
    return {
      ...operation,
      ...(parameters && { parameters: forRequests(parameters) }),
      ...(requestBody && { requestBody: forRequests(requestBody) }),
      responses: opened(operation.responses),
    };
  };
  const onlyRequested = (name: string) => inRequests.has(name) && !inAnswers.has(name);
  const own = Object.entries(schemas).map(([name, schema]) => [
    name,
    onlyRequested(name) ? forRequests(schema) : opened(schema),
  ]);
  const inputs = [...inBoth].map((name) => [`${name}Input`, forRequests(schemas[name])]);
  return {
    ...document,
    paths: eachOperation(document.paths, published),
    components: { ...document.components, schemas: Object.fromEntries([...own, ...inputs]) },
  };
}

type Schemas = Readonly<Record<string, JsonSchema>>;

const CLOSING: ReadonlySet<string> = new Set(["additionalProperties", "unevaluatedProperties"]);
/** Returns the name in a `$ref` or in an entry of a discriminator's mapping. */
const nameOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.startsWith(COMPONENTS) ? value.slice(COMPONENTS.length) : undefined;

const opened = <Node>(node: Node): Node =>
  rewritten(node, (key, value) => (CLOSING.has(key) && value === false ? undefined : value));

/** Returns a copy in which `change` replaces all values that are not objects. Undefined removes the key. */
function rewritten<Node>(node: Node, change: (key: string, value: unknown) => unknown): Node {
  if (Array.isArray(node)) return node.map((item) => rewritten(item, change)) as Node;
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).flatMap(([key, value]) => {
    if (VALUES.has(key)) return [[key, value]];
    if (NAMING.has(key)) return [[key, eachOf(value, (named) => rewritten(named, change))]];
    const result = typeof value === "object" ? rewritten(value, change) : change(key, value);
    return result === undefined ? [] : [[key, result]];
  });
  return Object.fromEntries(entries) as Node;
}

/** Returns the named schemas that the node refers to, directly or indirectly. */
function namesIn(node: unknown, schemas: Schemas, names = new Set<string>()): Set<string> {
  rewritten(node, (_key, value) => {
    const name = nameOf(value);
    if (name !== undefined && !names.has(name)) namesIn(schemas[name], schemas, names.add(name));
    return value;
  });
  return names;
}

function isClosed(schema: JsonSchema | undefined, schemas: Schemas): boolean {
  const all = [schema, ...[...namesIn(schema, schemas)].map((name) => schemas[name])];
  return JSON.stringify(all) !== JSON.stringify(opened(all));
}

const eachOperation = (paths: Paths, change: (operation: Operation) => Operation): Paths =>
  eachOf(paths, (methods) => eachOf(methods, change));

const eachOf = <Value>(values: Readonly<Record<string, Value>>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
