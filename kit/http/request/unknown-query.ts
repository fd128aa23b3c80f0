/** Refuses query parameters on routes that describe none: a typo must not change a request's effect. */
import type { FastifyInstance } from "fastify";
import { pointer } from "./parameters.ts";
import { malformed } from "./validation.ts";

/** Must be called before any route is declared. Pages and files (hidden routes, or routes without a schema) accept any query. */
export function refuseUnknownQuery(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const { schema } = route;
    if (schema === undefined || schema.hide === true || schema.querystring !== undefined) return;
    route.preValidation = [
      (request, _reply, done) => {
        const names = request.url.includes("?") ? Object.keys(request.query as object) : [];
        const errors = names.map((name) => ({
          path: `/query/${pointer(name)}`,
          message: "is not a parameter of this operation",
        }));
        done(errors.length > 0 ? malformed(errors) : undefined);
      },
      ...[route.preValidation ?? []].flat(),
    ];
  });
}
