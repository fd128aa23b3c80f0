/** Routes of players' actions: each has a dry run and answers with the caller's snapshot. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId } from "@outbound/kit/http/request/schemas.ts";
import type { Static, TSchema } from "typebox";
import type { RefusalCode } from "../../rules/values/refusals.ts";
import type { Scene } from "../../rules/values/scene.ts";
import { object } from "../schemas/shape.ts";
import * as schemas from "../schemas.ts";
import type { CargoService, Extra } from "../service.ts";
import { endpoints } from "./endpoint.ts";

const PARAMS = {
  plane: object({ planeId: PathId }),
  package: object({ packageId: PathId }),
  base: object({ baseId: PathId }),
  route: object({ routeId: PathId }),
  invitation: object({ invitationId: PathId }),
  none: object({}),
};
/** A missing body is the same as an empty one. */
const NO_BODY = object({});

export interface ActionRoute<Body> {
  readonly url: string;
  /** Default: POST. */
  readonly method?: "patch" | "remove";
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly problems: readonly RefusalCode[];
  /**
   * Commands of the game accept an API token with the scope `play`. `closed`: the command changes the account and requires a
   * session.
   */
  readonly tokenScope?: "closed";
  /** Returns the packages that the request names, which may have ended long ago. */
  readonly packageIds?: (body: Body, id: number) => readonly number[];
  /**
   * Runs the rule. `id` is that of the plane, package or base in the path, 0 without one. A returned Refusal has changed nothing.
   */
  readonly run: (scene: Scene, playerId: number, body: Body, id: number) => unknown;
  /**
   * Computes the fields that the answer contains in addition to the snapshot, from the result of `run`. Only dry runs have
   * `laps`.
   */
  readonly extra?: (scene: Scene, playerId: number, body: Body, id: number, result: unknown) => Extra;
}

type Named = "planeId" | "packageId" | "baseId" | "routeId" | "invitationId";

const paramsOf = (url: string) => {
  if (url.includes(":planeId")) return PARAMS.plane;
  if (url.includes(":baseId")) return PARAMS.base;
  if (url.includes(":routeId")) return PARAMS.route;
  if (url.includes(":invitationId")) return PARAMS.invitation;
  return url.includes(":packageId") ? PARAMS.package : PARAMS.none;
};

/** Returns a function that declares `POST url`, or another method, with `?preview=true` for a dry run. */
export function actionRoutes(app: App, service: CargoService, tag: string) {
  const declared = endpoints(app, tag);
  return <Body extends TSchema>({
    run,
    extra,
    packageIds,
    method = undefined,
    body = NO_BODY as never,
    description,
    ...route
  }: ActionRoute<Static<Body>> & { readonly body?: Body }): void =>
    declared[method ?? "post"]({
      tokenScope: "play",
      ...route,
      description: `${description} With \`preview=true\` nothing changes: the answer is the snapshot as it would be.`,
      params: paramsOf(route.url) as TSchema,
      query: schemas.PreviewQuery,
      ...(method === "remove" ? {} : { body }),
      answer: schemas.State,
      handler: async (request, reply) => {
        const given = (request.body ?? {}) as Static<Body>;
        const { planeId, packageId, baseId, routeId, invitationId } = request.params as Partial<Record<Named, number>>;
        const id = planeId ?? packageId ?? baseId ?? routeId ?? invitationId ?? 0;
        const { preview } = request.query;
        return service.act(request, reply, {
          run,
          extra,
          body: given,
          id,
          preview,
          packageIds: packageIds?.(given, id) ?? [],
        });
      },
    });
}

/** Converts an ICAO code, which clients may send in lower case. */
export const folded = (icao: string): string => icao.toUpperCase();
