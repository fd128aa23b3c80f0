/** What actions take. */
import Type from "typebox";
import { givenIcao, givenId, givenName, givenText, object } from "./shape.ts";

/** Query of the actions that have a dry run. */
export const PreviewQuery = object({
  preview: Type.Optional(
    Type.Boolean({ description: "Answers as the call would, with `preview: true` in the state, and changes nothing." }),
  ),
});

const action = <P extends Type.TProperties>($id: string, properties: P, description: string) =>
  object(properties, { $id, description });

const destIcao = givenIcao("Where the leg ends.");
const planeName = givenName(24, "Name of the plane.");

export const LoadRequest = action(
  "LoadRequest",
  { planeId: givenId("the plane to load onto") },
  "Which plane to load.",
);
export const FlyRequest = action("FlyRequest", { destIcao }, "Where to fly.");
export const QueueLegRequest = action("QueueLegRequest", { destIcao }, "A leg to append to the queue.");
export const CancelQueuedLegRequest = action(
  "CancelQueuedLegRequest",
  {
    index: Type.Integer({
      description: "Place in the plane's queue, counted from 0. One outside it: 400 `index-out-of-range`.",
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
      description:
        "Place that it is to have in the queue afterwards, counted from 0. One outside it: 400 `index-out-of-range`.",
    }),
  },
  "A leg to put at another place of the queue.",
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
      Type.Array(givenIcao("Where a leg ends."), { maxItems: 100, description: "Legs to append to the queue." }),
    ),
  },
  "What to load and where to go, all of it or nothing. Without legs the plane departs on the first leg of its queue.",
);
export const BuyRequest = action(
  "BuyRequest",
  {
    modelId: givenText(40, "Id of an entry of the catalog. One that names nothing: 404."),
    icao: givenIcao("Where the plane is to stand."),
    name: Type.Optional(planeName),
  },
  "Which plane to buy. Without a name it gets a registration.",
);
export const RenameRequest = action("RenameRequest", { name: planeName }, "What to call the plane.");
export const HomeRequest = action("HomeRequest", { icao: givenIcao("An airport to start from.") }, "Where to start.");

/** Query of a plane's quote. */
export const QuoteQuery = object({ destIcao });

/** Destinations that are quoted at once, at most. */
const MAX_QUOTES = 40;

/** Query of several quotes of a plane. */
export const QuotesQuery = object({
  destIcao: Type.String({
    pattern: `^[A-Za-z]{4}(,[A-Za-z]{4}){0,${MAX_QUOTES - 1}}$`,
    description: `Where the legs end: 1 to ${MAX_QUOTES} ICAO codes with commas between them, in either case. One that no airport has: 400 \`unknown-icao\`.`,
    example: "EDDM,LFPG",
  }),
});
