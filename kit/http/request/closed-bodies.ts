/** Holds the routes to refusing unknown body fields: a schema that forgets to say so is a fault at start. */
import type { FastifyInstance } from "fastify";

/** Call it before any route is declared. */
export function requireClosedBodies(app: FastifyInstance): void {
  app.addHook("onRoute", ({ method, url, schema }) => {
    const open = openObject(schema?.body, "");
    if (open === undefined) return;
    throw new Error(`${method} ${url}: the object at "${open}" of the body must say additionalProperties: false`);
  });
}

/** The pointer of the first object with properties that lets unknown ones through; named schemas are not followed. */
function openObject(schema: unknown, at: string): string | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const node = schema as Readonly<Record<string, unknown>>;
  const closed = node.additionalProperties !== undefined || node.unevaluatedProperties !== undefined;
  if (node.properties !== undefined && !closed) return at;
  // The parts of an intersection are closed by the whole.
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
