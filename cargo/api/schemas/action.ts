/** Bodies and queries of actions and quotes. */
import { Type } from "@outbound/kit/http/request/type.ts";
import type { TProperties } from "typebox";
import { givenIcao, givenId, givenName, givenText, object } from "./shape.ts";

/** Query of the actions that have a dry run. */
export const PreviewQuery = object({
  preview: Type.Optional(
    Type.Boolean({
      description: "Dry run: answers as the call would, with `preview: true` in the state, and changes nothing.",
    }),
  ),
});

const action = <P extends TProperties>($id: string, properties: P, description: string) =>
  object(properties, { $id, description });

const destIcao = givenIcao("Destination of the leg.");
const planeName = givenName(24, "Name of the plane.");

export const LoadRequest = action(
  "LoadRequest",
  { planeId: givenId("the plane to load onto") },
  "The plane to load the package onto.",
);
export const FlyRequest = action("FlyRequest", { destIcao }, "The destination.");
export const QueueLegRequest = action("QueueLegRequest", { destIcao }, "A leg to append to the queue.");
export const CancelQueuedLegRequest = action(
  "CancelQueuedLegRequest",
  {
    index: Type.Integer({
      description: "Place of the leg in the plane's queue, counted from 0. One outside it: 400 `index-out-of-range`.",
    }),
  },
  "A leg to take off the queue.",
);
export const MoveQueuedLegRequest = action(
  "MoveQueuedLegRequest",
  {
    index: Type.Integer({
      description: "Place of the leg in the plane's queue, counted from 0. One outside it: 400 `index-out-of-range`.",
    }),
    to: Type.Integer({
      description: "New place of the leg in the queue, counted from 0. One outside it: 400 `index-out-of-range`.",
    }),
  },
  "A leg to move in the queue.",
);
export const DispatchRequest = action(
  "DispatchRequest",
  {
    packageIds: Type.Optional(
      Type.Array(givenId("a package to load"), {
        maxItems: 200,
        uniqueItems: true,
        description: "Packages to load first.",
      }),
    ),
    legs: Type.Optional(
      Type.Array(givenIcao("Destination of a leg."), { maxItems: 100, description: "Legs to append to the queue." }),
    ),
  },
  "What to load and where to fly. Without legs the plane departs on the first leg of its queue.",
);
export const BuyRequest = action(
  "BuyRequest",
  {
    modelId: givenText(40, "Id of an entry of the catalog. An unknown one: 404."),
    icao: givenIcao("Airport where the plane is delivered."),
    name: Type.Optional(planeName),
  },
  "The plane to buy. Without a name it gets a registration.",
);
export const RenameRequest = action("RenameRequest", { name: planeName }, "The new name of the plane.");
export const HomeRequest = action("HomeRequest", { icao: givenIcao("An airport to start from.") }, "The home airport.");

/** Query of a plane's quote. */
export const QuoteQuery = object({ destIcao });

/** Most destinations of one request. */
const MAX_QUOTES = 40;

/** Query of several quotes of a plane. */
export const QuotesQuery = object({
  destIcao: Type.String({
    pattern: `^[A-Za-z]{4}(,[A-Za-z]{4}){0,${MAX_QUOTES - 1}}$`,
    "x-must": `be 1 to ${MAX_QUOTES} ICAO codes of 4 letters with commas between them, such as EDDM,LFPG`,
    description: `Destinations of the legs: 1 to ${MAX_QUOTES} ICAO codes with commas between them, in upper or lower case. One that no airport has: 400 \`unknown-icao\`.`,
    example: "EDDM,LFPG",
  }),
});
