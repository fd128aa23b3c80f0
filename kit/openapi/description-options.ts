/** The game's part of the description of its routes. */
import type { FastifySchema } from "fastify";
import type { RawParameter, RouteDescription } from "../http/request/route-config.ts";
import type { DescribedRoute } from "./described-route.ts";
import type { OperationExamples } from "./operation.ts";

export interface DescriptionOptions {
  readonly title?: string;
  readonly description?: string;
  /** Descriptions of the tags, in the order in which they are shown; `service` is added. */
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
  /** Returns real answers, by operationId. Called when the document is made. */
  readonly examples?: () => Readonly<Record<string, OperationExamples>>;
  /** OpenAPI security schemes, for services with accounts. */
  readonly securitySchemes?: Readonly<Record<string, object>>;
  /**
   * For routes without their own: the security schemes (one of them is needed), the problems without one, parameters and headers.
   */
  readonly guardOf?: (route: DescribedRoute) => Guarding;
}

export interface Guarding {
  readonly security?: NonNullable<FastifySchema["security"]>;
  readonly problems?: readonly string[];
  readonly parameters?: readonly RawParameter[];
  /** OpenAPI 3.1 header objects by status and name. */
  readonly responseHeaders?: NonNullable<RouteDescription["responseHeaders"]>;
}
