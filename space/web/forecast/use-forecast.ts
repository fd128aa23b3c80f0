/** The service's forecast of the queue. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api, type Forecast } from "../api.ts";
import { GAME, useWorld } from "../game/game.ts";

/** Longest forecast of the service, in turns. */
const TURNS = 50;

/** Returns undefined while the queue is empty, and until the service has answered. */
export function useForecast(): Forecast | undefined {
  const { activeTask } = useWorld();
  const call = api.get("/api/forecast", { query: { turns: TURNS } });
  const { data } = useRead([GAME, "forecast"], call, { enabled: activeTask !== null });
  return activeTask === null ? undefined : data;
}
