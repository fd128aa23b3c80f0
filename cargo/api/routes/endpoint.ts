/** Declares routes: one object has the input, answers, refusals and handler of a route. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import { answer, type View } from "../schemas/shape.ts";

export interface Endpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
> extends FastifyContextConfig {
  readonly url: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly headers?: TSchema;
  readonly body?: Body;
  readonly answer: Answer;
  /** Status of the answer. Default: 200. */
  readonly status?: number;
  /** Further answers that are no problems, by status. */
  readonly others?: Readonly<Record<number, TSchema>>;
  /** Returns the answer, or the reply if it has sent the answer itself. */
  handler(
    request: FastifyRequest & {
      readonly params: Static<Params>;
      readonly query: Static<Query>;
      readonly body: Static<Body>;
    },
    reply: FastifyReply,
  ): Promise<View<Answer> | FastifyReply>;
}

/** Response headers in the description (`openapi.responseHeaders`) of answers that search engines should not index. */
export const NOINDEX = {
  "X-Robots-Tag": {
    description: "Keeps the page out of search engines.",
    schema: { type: "string", enum: ["noindex"] },
  },
};

/** Returns the schema of an empty body. */
export const nothing = (description: string) => Type.Unsafe<undefined>({ type: "null", description });

const isNamed = (schema: TSchema): boolean => "$id" in schema;

/** Returns functions that declare routes of one tag. Schemas with an `$id` are described by reference. */
export function endpoints(app: App, tag: string) {
  const declare =
    (method: "GET" | "POST" | "PATCH" | "DELETE") =>
    <P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema>(
      endpoint: Endpoint<P, Q, B, A>,
    ): void => {
      const { url, operationId, summary, description, params, query, headers, body, status = 200, ...rest } = endpoint;
      const { answer: answered, others, handler, ...config } = rest;
      app.route({
        method,
        url,
        schema: {
          operationId,
          tags: [tag],
          summary,
          description,
          ...(params && { params }),
          ...(query && { querystring: query }),
          ...(headers && { headers }),
          ...(body && { body: isNamed(body) ? ref(body) : body }),
          response: { [status]: isNamed(answered) ? answer(answered) : answered, ...others },
        },
        config,
        handler: (request, reply) => {
          reply.code(status);
          return handler(request as never, reply) as never;
        },
      });
    };
  return { get: declare("GET"), post: declare("POST"), patch: declare("PATCH"), remove: declare("DELETE") };
}
