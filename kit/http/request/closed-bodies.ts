/** Ensures that every route refuses unknown body fields: a schema that allows them fails the start. */
import type { FastifyInstance } from "fastify";

/** Must be called before any route is declared. */
export function requireClosedBodies(app: FastifyInstance): void {
  app.addHook("onRoute", ({ method, url, schema }) => {
    const open = openObject(schema?.body, "");
    if (open === undefined) return;
    throw new Error(`${method} ${url}: the object at "${open}" of the body must say additionalProperties: false`);
  });
}

/**
 * Returns the JSON pointer of the first object schema that allows unknown properties. References to named schemas are not
 * followed.
 */
function openObject(schema: unknown, at: string): string | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const node = schema as Readonly<Record<string, unknown>>;
  const closed = node.additionalProperties !== undefined || node.unevaluatedProperties !== undefined;
  if (node.properties !== undefined && !closed) return at;
  // An intersection that forbids unknown properties does so for its parts too.
  const children = [
    ...Object.entries((node.properties ?? {}) as object),
    ...Object.entries(typeof node.items === "object" ? { items: node.items } : {}),
    ...[node.anyOf ?? [], node.oneOf ?? []].flat().map((one, index) => [String(index), one] as const),
  ];
  for (const [name, child] of children) {
    const open = openObject(child, `${at}/${name}`);
    if (open !== undefined) return open;
  }
  return undefined;
}
