/** The public status of the service. */
import { STATUS_FIELDS } from "@outbound/kit/http/app/status.ts";
import { count, object } from "./shape.ts";

export const Status = object(
  {
    ...STATUS_FIELDS,
    games: count("Games of the service, the main one included."),
    gamesListed: count("Games that their players listed."),
    gamesPlayed: count("Games with a command within the last 24 hours, besides their creation."),
    scores: count("Wins on the scoreboard."),
  },
  { $id: "Status", description: "Status of the service, at most five seconds old." },
);
