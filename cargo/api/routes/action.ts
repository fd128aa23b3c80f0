/** Actions of players: each has a dry run and answers with the caller's snapshot. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId } from "@outbound/kit/http/request/schemas.ts";
import type { Static, TSchema } from "typebox";
import type { RefusalCode } from "../../rules/values/refusals.ts";
import type { Scene } from "../../rules/values/scene.ts";
import { object } from "../schemas/shape.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { endpoints } from "./endpoint.ts";

const PARAMS = {
  plane: object({ planeId: PathId }),
  package: object({ packageId: PathId }),
  base: object({ baseId: PathId }),
  none: object({}),
};
/** No body counts as an empty one. */
const NO_BODY = object({});

export interface ActionRoute<Body> {
  readonly url: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly problems: readonly RefusalCode[];
  /** Packages that the request names: they may have ended long ago. */
  readonly packageIds?: (body: Body, id: number) => readonly number[];
  /** `id` is that of the plane, package or base in the path, 0 without one. A Refusal: nothing has changed. */
  readonly run: (scene: Scene, playerId: number, body: Body, id: number) => unknown;
}

const paramsOf = (url: string) => {
  if (url.includes(":planeId")) return PARAMS.plane;
  if (url.includes(":baseId")) return PARAMS.base;
  return url.includes(":packageId") ? PARAMS.package : PARAMS.none;
};

/** Declares `POST url`, with `?preview=true` for a dry run. */
export function actionRoutes(app: App, service: CargoService, tag: string) {
  const { post } = endpoints(app, tag);
  return <Body extends TSchema>({
    run,
    packageIds,
    body = NO_BODY as never,
    description,
    ...route
  }: ActionRoute<Static<Body>> & { readonly body?: Body }): void =>
    post({
      ...route,
      description: `${description} With \`preview=true\` nothing changes: the answer is the snapshot as it would be.`,
      params: paramsOf(route.url) as TSchema,
      query: schemas.PreviewQuery,
      body,
      answer: schemas.State,
      handler: async (request, reply) => {
        const given = (request.body ?? {}) as Static<Body>;
        const { planeId, packageId, baseId } = request.params as Readonly<Record<string, number | undefined>>;
        const id = planeId ?? packageId ?? baseId ?? 0;
        const { preview } = request.query;
        return service.act(request, reply, {
          run,
          body: given,
          id,
          preview,
          packageIds: packageIds?.(given, id) ?? [],
        });
      },
    });
}

/** ICAO codes come in either case. */
export const folded = (icao: string): string => icao.toUpperCase();
