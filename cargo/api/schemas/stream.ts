/** Messages of a stream with `frames=delta`. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { TSchema } from "typebox";
import { Base } from "./base.ts";
import { Economy } from "./economy.ts";
import { Market, MarketAirport, MarketPlane } from "./market.ts";
import { Package } from "./package.ts";
import { Plane } from "./plane.ts";
import { StatePlayer } from "./player.ts";
import { Route } from "./route.ts";
import { count, nullable, object, simTime } from "./shape.ts";
import { State } from "./state.ts";

const FRAME_KINDS = ["whole", "delta"] as const;

export const StreamQuery = object({
  frames: Type.Optional(
    Type.Unsafe<(typeof FRAME_KINDS)[number]>({
      type: "string",
      enum: [...FRAME_KINDS],
      default: "whole",
      description: "whole: each message is a whole state. delta: a snapshot, and then only what changed.",
    }),
  ),
});

const { depth: _, ...economyOfFrame } = Economy.properties;

export const StreamEconomy = object(economyOfFrame, {
  $id: "StreamEconomy",
  description: "The economy without `depth`, which never changes while a service runs.",
});

export const StreamState = object(
  { ...State.properties, economy: ref(StreamEconomy) },
  { $id: "StreamState", description: "The state of a stream: without ended packages and without `economy.depth`." },
);

/** Describes changed items by id. */
const changes = <Item extends TSchema>(item: Item, description: string) =>
  Type.Optional(Type.Record(Type.String(), nullable(item), { description: `${description} null: removed.` }));

const messageFields = {
  v: Type.Literal(1, { description: "Version of the format." }),
  at: count(
    "Real instant of the message in milliseconds since 1970. The fields `…RealMs` of the message count from it.",
  ),
};

export const StreamSnapshot = object(
  { ...messageFields, state: ref(StreamState) },
  { $id: "StreamSnapshot", description: "Data of `event: snapshot`: the whole state." },
);

const AirportChange = object({
  openJobs: MarketAirport.properties.openJobs,
  recentlyTaken: changes(MarketAirport.properties.recentlyTaken.items, "Taken jobs by the id of the package."),
});

export const StreamDelta = object(
  {
    ...messageFields,
    from: Type.String({ description: "Id of the message that this one follows." }),
    clockMs: simTime("The world's clock: `simState.clockMs`."),
    clock: Type.Optional(State.properties.clock),
    player: Type.Optional(ref(StatePlayer)),
    economy: Type.Optional(ref(StreamEconomy)),
    planes: changes(ref(Plane), "The player's planes by id."),
    bases: changes(ref(Base), "The player's bases by id."),
    routes: changes(ref(Route), "The player's routes by id."),
    packages: changes(ref(Package), "Packages by id."),
    omitted: Type.Optional(State.properties.omitted),
    market: Type.Optional(
      object(
        {
          airports: changes(
            Type.Union([AirportChange, count("The number of open jobs of an airport that is listed as a pair.")]),
            "Airports by code. An object is a whole airport except its `icao`. Merge its `recentlyTaken` into that of the last whole airport, the latest first.",
          ),
          planes: changes(ref(MarketPlane), "Planes of others by id."),
          world: Type.Optional(Market.properties.world),
        },
        { description: "The changed parts of the market." },
      ),
    ),
  },
  {
    $id: "StreamDelta",
    description:
      "Data of `event: delta`: what changed since the message `from`. Items are whole, and fields that are absent have not changed. Fuel, health in repair, `…RealMs` and figures of the world also change without a message. The revision is the number before the dash of the message's id.",
  },
);
