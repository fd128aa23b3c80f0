/** Checks answers against the OpenAPI document. */
import type { ValidateFunction } from "ajv/dist/2020.js";
import { createAjv } from "../http/request/validation.ts";
import { headerChecker } from "./contract-headers.ts";
import { describedPath } from "./described-path.ts";
import type { MediaType, OpenapiDocument, OpenapiResponse, Operation } from "./document.ts";
import { codesIn, PROBLEM_TYPE } from "./operation-problems.ts";

export interface ObservedAnswer {
  readonly method: string;
  /** The requested path; its query string is ignored. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Text, or its bytes; undefined if it was not read (a stream) or not sent (HEAD). */
  readonly body: string | Uint8Array | undefined;
}

export interface Contract {
  /** Returns a sentence for each part of the answer that the document does not describe. */
  check(answer: ObservedAnswer): string[];
}

/**
 * Answers of paths that are not described must be the problem not-found or method-not-allowed. `ignore` gets the path; it exempts
 * pages and files.
 */
export function createContract(
  document: OpenapiDocument,
  options: { ignore?: (path: string) => boolean } = {},
): Contract {
  // Not strict, because the document contains more than schemas.
  const ajv = createAjv([], { strict: false });
  ajv.addSchema({ ...document, $id: DOCUMENT_ID }, undefined, false, false);
  const findOperation = operationFinder(document);
  const validators = new Map<string, ValidateFunction>();
  const headerViolations = headerChecker(document);

  function bodyViolations(pointer: string, json: unknown): string[] {
    let validate = validators.get(pointer);
    if (validate === undefined) {
      validate = ajv.compile({ $ref: `${DOCUMENT_ID}#${pointer}` });
      validators.set(pointer, validate);
    }
    if (validate(json)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const extra = params.additionalProperty ?? params.unevaluatedProperty ?? params.allowedValues ?? "";
      return `body${instancePath} ${message} ${extra}`.trim();
    });
  }

  function violations(answer: ObservedAnswer, path: string): string[] {
    const found = findOperation(answer.method, path);
    if (found === undefined) return undescribed(answer);
    const { status, headers } = answer;
    const response = found.operation.responses[String(status)];
    if (response === undefined) return [`${found.operation.operationId} does not describe the status`];
    return [...headerViolations(response, headers), ...contentViolations(answer, found, response)];
  }

  function contentViolations({ status, headers, body }: ObservedAnswer, found: Found, { content }: OpenapiResponse) {
    if (content === undefined) return isEmpty(body) ? [] : ["a body, where none is described"];
    if (body === undefined) return [];
    const given = mediaTypeOf(headers["content-type"]);
    const media: MediaType | undefined = content[given];
    if (media === undefined) return [`media type ${given} is not described, only ${Object.keys(content).join(", ")}`];
    if (media.schema === undefined || !/[/+]json$/.test(given)) return [];
    // All problems share one schema, which is compiled once, not once for each operation and status.
    if (given === PROBLEM_TYPE)
      return parsed(body, (json) => [...problemViolations(json), ...codeViolations(media, json)]);
    const { template, method } = found;
    const { $ref } = media.schema;
    const place = ["paths", template, method, "responses", String(status), "content", given, "schema"];
    // Many answers share a named schema, which is compiled once.
    const pointer =
      typeof $ref === "string" ? $ref.replace(/^#/, "") : place.map((step) => `/${pointerStep(step)}`).join("");
    return parsed(body, (json) => bodyViolations(pointer, json));
  }

  const problemViolations = (json: unknown) => bodyViolations("/components/schemas/Problem", json);

  function undescribed({ status, headers, body }: ObservedAnswer): string[] {
    if (!BEFORE_THE_PATH.has(status) && !isOfAnotherHost(status, body))
      return ["no operation of the description has this method and path"];
    const given = mediaTypeOf(headers["content-type"]);
    if (given !== PROBLEM_TYPE) return [`media type ${given}, where a problem document is due`];
    if (status === 405 && headers.allow === undefined) return ["405 without the header Allow"];
    return body === undefined ? [] : parsed(body, problemViolations);
  }

  return {
    check(answer) {
      const path = describedPath(answer.path);
      if (options.ignore?.(path) === true) return [];
      const where = `${answer.method} ${answer.path} ${answer.status}: `;
      return violations(answer, path).map((violation) => where + violation);
    },
  };
}

const DOCUMENT_ID = "description";

/** Statuses that may occur without an operation: for unknown paths, and for headers that are late or too large. */
const BEFORE_THE_PATH: ReadonlySet<number> = new Set([400, 404, 405, 408, 431, 503]);

/** The host of a request is checked before its path. */
const isOfAnotherHost = (status: number, body: ObservedAnswer["body"]): boolean =>
  status === 403 &&
  body !== undefined &&
  parsed(body, (json) => [(json as { code: string }).code])[0] === "foreign-host";

/** An operation may answer only with the problems that it lists for the status. */
function codeViolations(media: MediaType, json: unknown): string[] {
  const { code } = json as { readonly code: string };
  return codesIn(media).includes(code) ? [] : [`the problem ${code} is not described`];
}

interface Found {
  readonly operation: Operation;
  readonly template: string;
  readonly method: string;
}

/** Tries templates with fewer parameters first, so that /a/{id} does not hide /a/newest. */
function operationFinder(document: OpenapiDocument): (method: string, path: string) => Found | undefined {
  const templates = Object.keys(document.paths)
    .map((template) => ({ template, parameters: template.split("{").length, pattern: patternOf(template) }))
    .sort((a, b) => a.parameters - b.parameters);
  return (given, path) => {
    const method = given === "HEAD" ? "get" : given.toLowerCase();
    for (const { template, pattern } of templates) {
      const operation = document.paths[template]?.[method];
      if (operation !== undefined && pattern.test(path)) return { operation, template, method };
    }
    return undefined;
  };
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join("[^/]+")}$`);
}

const pointerStep = (step: string): string => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));

const mediaTypeOf = (contentType: unknown): string =>
  String(contentType ?? "none")
    .split(";", 1)[0]
    ?.trim() ?? "";

const isEmpty = (body: string | Uint8Array | undefined): boolean => body === undefined || body.length === 0;

function parsed(body: string | Uint8Array, check: (json: unknown) => string[]): string[] {
  const text = typeof body === "string" ? body : Buffer.from(body).toString("utf8");
  try {
    return check(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return ["the body is not JSON"];
    throw error;
  }
}
