/** The service's forecast of the queue. */
import { useQuery } from "@tanstack/react-query";
import { api, type Forecast } from "../api.ts";
import { GAME, useWorld } from "../game/game.ts";

/** The longest that the service gives. */
const TURNS = 50;

/** Undefined while the queue is empty, and until the answer is there. */
export function useForecast(): Forecast | undefined {
  const { activeTask } = useWorld();
  const call = api.get("/api/forecast", { query: { turns: TURNS } });
  const { data } = useQuery({
    queryKey: [GAME, "forecast"],
    queryFn: ({ signal }) => call.send({ signal }),
    enabled: activeTask !== null,
  });
  return activeTask === null ? undefined : data;
}
