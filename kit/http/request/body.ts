/** Reads request bodies: JSON in UTF-8 only, and no body counts as {}. */
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { bodyTooLarge } from "../problems/body-too-large.ts";
import { ProblemError } from "../problems/problem.ts";
import { parseJson } from "./json.ts";
import { malformed } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The received bytes; undefined without a body. */
    rawBody: Buffer | undefined;
  }
}

export const BODY_LIMIT_BYTES = 65_536;

const BODY_METHODS: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Must be called before any route is declared. */
export function readBodies(app: FastifyInstance): void {
  app.decorateRequest("rawBody", undefined);
  app.removeAllContentTypeParsers();
  // Accepts every media type, so that an over-long body is refused before its type is checked.
  app.addContentTypeParser("*", { parseAs: "buffer" }, (request, bytes: Buffer, done) => {
    try {
      done(null, parseBody(request, bytes));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook("onRoute", (route) => {
    if (![route.method].flat().some((method) => BODY_METHODS.has(method))) return;
    if (route.config?.unparsedBody === true) {
      route.validatorCompiler = (part) =>
        part.httpPart === "body" ? () => true : (app.validatorCompiler?.(part) ?? (() => true));
    }
    route.preParsing = [checkHeaders, ...[route.preParsing ?? []].flat()];
    route.preValidation = [
      route.schema?.body === undefined ? refuseBody : emptyBody,
      ...[route.preValidation ?? []].flat(),
    ];
  });
}

type Hook<Name extends "preParsing" | "preValidation"> = Exclude<RouteOptions[Name], readonly unknown[] | undefined>;

/** Fastify would check a malformed content-type (415) before the length; this hook checks the length first. */
const checkHeaders: Hook<"preParsing"> = (request, _reply, payload, done) => {
  const maxBytes = request.routeOptions.bodyLimit ?? BODY_LIMIT_BYTES;
  if (Number(request.headers["content-length"]) > maxBytes) {
    done(bodyTooLarge(maxBytes));
    return;
  }
  const { headers } = request.raw;
  if (headers["content-type"] !== undefined && !MEDIA_TYPE.test(headers["content-type"])) {
    headers["content-type"] = MALFORMED_MEDIA_TYPE;
  }
  done(null, payload);
};

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;|$)/;
const MALFORMED_MEDIA_TYPE = "application/malformed";
const JSON_MEDIA_TYPE = /^application\/(json|[\w!#$&^.-]+\+json)\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i;

const emptyBody: Hook<"preValidation"> = (request, _reply, done) => {
  if (request.body === undefined) request.body = {};
  done();
};

const refuseBody: Hook<"preValidation"> = (request, _reply, done) => {
  const { body } = request;
  const empty = body === undefined || (typeof body === "object" && body !== null && isEmptyObject(body));
  done(empty ? undefined : malformed([{ path: "", message: "must be empty: this operation takes no body" }]));
};

const isEmptyObject = (body: object): boolean => !Array.isArray(body) && Object.keys(body).length === 0;

function parseBody(request: FastifyRequest, bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  request.rawBody = bytes;
  const encoding = request.headers["content-encoding"] ?? "identity";
  if (!/^\s*(identity)?\s*$/i.test(encoding)) {
    throw new ProblemError(
      "unsupported-media-type",
      `The body must not be encoded, but has content-encoding: ${encoding}.`,
      {
        details: { contentEncoding: encoding },
      },
    );
  }
  const contentType = request.headers["content-type"] ?? "";
  if (!JSON_MEDIA_TYPE.test(contentType)) {
    const given = contentType === "" || contentType === MALFORMED_MEDIA_TYPE ? "an unknown type" : contentType;
    throw new ProblemError("unsupported-media-type", `The body must be application/json, not ${given}.`, {
      details: { contentType: given },
    });
  }
  return request.routeOptions.config.unparsedBody === true ? undefined : parseJson(bytes);
}
