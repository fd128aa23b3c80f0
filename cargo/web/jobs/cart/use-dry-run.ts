/** Asks the service what a dispatch would do, without doing it, a moment after the last change. */

import { useDebouncedValue } from "@mantine/hooks";
import type { Call } from "@outbound/kit/web/call.ts";
import { useQuery } from "@tanstack/react-query";
import type { State } from "../../api.ts";
import type { PlaneView } from "../plane-view.ts";

const PAUSE_MS = 400;
/** Others take jobs and the wind turns meanwhile. */
const REPEAT_MS = 20_000;

export interface DryRun {
  /** The state as it would be; undefined while that is not known. */
  readonly after: State | undefined;
  readonly error: unknown;
  readonly isChecking: boolean;
}

export function useDryRun(call: Call<State>, { plane }: PlaneView, money: number, enabled: boolean): DryRun {
  // All that the answer depends on and that can be seen from here.
  const asked = JSON.stringify([call.url, call.body, plane.status, plane.airportIcao, plane.health, plane.fuel, money]);
  const [settled] = useDebouncedValue(asked, PAUSE_MS);
  const isSettled = settled === asked;
  const { data, error, isFetching } = useQuery({
    queryKey: ["dry-run", asked],
    enabled: enabled && isSettled,
    queryFn: ({ signal }) => call.preview().send({ signal }),
    retry: false,
    staleTime: REPEAT_MS / 2,
    refetchInterval: REPEAT_MS,
    gcTime: 0,
  });
  return {
    after: data,
    error,
    isChecking: enabled && (!isSettled || (isFetching && data === undefined && error === null)),
  };
}
