/** The public status of the service. */
import { STATUS_FIELDS } from "@outbound/kit/http/app/status.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { count, object, simTime, type View } from "../shape.ts";

export const Status = object(
  {
    ...STATUS_FIELDS,
    players: count("Player accounts."),
    playersOnline: count("Players with an open stream to the process that answers."),
    planes: count("Planes of all players."),
    planesActive: count("Planes that fly or are in repair."),
    clockRuns: Type.Boolean({ description: "The world's clock runs: a plane flies or is in repair." }),
    clockMs: simTime("The world's clock."),
    rankingIsPublic: Type.Boolean({ description: "Anybody may read `GET /api/ranking`." }),
  },
  { $id: "Status", description: "Status of the service, at most five seconds old." },
);
export type StatusView = View<typeof Status>;
