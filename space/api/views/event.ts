/** Events as the API shows them. */
import type { Static } from "typebox";
import type { GameEvent } from "../../rules/game/game.ts";
import type * as schemas from "../schemas.ts";

export const eventView = (event: GameEvent, seq: number): Static<typeof schemas.Event> => ({
  seq,
  turn: event.turn,
  kind: event.kind,
  severity: event.severity,
  refs: { ...event.refs },
  figures: { ...event.figures },
  text: event.text,
  ...(event.by === undefined ? {} : { by: event.by }),
});
