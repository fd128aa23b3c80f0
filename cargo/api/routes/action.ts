/** What all actions have in common: a body, a dry run, and the caller's snapshot as the answer. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import Type, { type Static } from "typebox";
import type { RefusalCode } from "../../rules/values/refusals.ts";
import type { Scene } from "../../rules/values/scene.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";

const PARAMS = {
  plane: Type.Object({ planeId: PathId }, { additionalProperties: false }),
  package: Type.Object({ packageId: PathId }, { additionalProperties: false }),
  none: Type.Object({}, { additionalProperties: false }),
};

/** No body counts as an empty one. */
const NO_BODY = Type.Object({}, { additionalProperties: false });

export interface ActionRoute<Body> {
  readonly url: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly problems: readonly RefusalCode[];
  readonly packageIds?: (body: Body, id: number) => readonly number[];
  /** `id` is that of the plane or the package in the path, 0 without one. A Refusal: nothing has changed. */
  readonly run: (scene: Scene, playerId: number, body: Body, id: number) => unknown;
}

const idIn = (params: unknown): number => {
  const { planeId, packageId } = params as { planeId?: number; packageId?: number };
  return planeId ?? packageId ?? 0;
};

const paramsOf = (url: string) => {
  if (url.includes(":planeId")) return PARAMS.plane;
  return url.includes(":packageId") ? PARAMS.package : PARAMS.none;
};

/** Declares `POST url`, with `?preview=true` for a dry run. */
export function actionRoutes(app: App, service: CargoService) {
  return <Body extends Type.TSchema>(route: ActionRoute<Static<Body>> & { readonly body?: Body }): void => {
    app.post(
      route.url,
      {
        schema: {
          operationId: route.operationId,
          tags: [route.tag],
          summary: route.summary,
          description: `${route.description} With \`preview=true\` nothing changes: the answer is the snapshot as it would be.`,
          params: paramsOf(route.url),
          querystring: schemas.PreviewQuery,
          body: route.body ? ref(route.body) : NO_BODY,
          response: { 200: schemas.answer(schemas.State) },
        },
        config: { problems: route.problems },
      },
      async (request, reply) => {
        const body = (request.body ?? {}) as Static<Body>;
        const id = idIn(request.params);
        const { preview } = request.query as { preview?: boolean };
        const packageIds = route.packageIds?.(body, id) ?? [];
        return service.act(request, reply, { run: route.run, body, id, preview, packageIds });
      },
    );
  };
}

/** Codes come in either case. */
export const folded = (icao: string): string => icao.toUpperCase();
