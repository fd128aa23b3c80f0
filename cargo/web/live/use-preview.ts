/** What a command would do and cost, from the service's dry run, before the player gives it. */
import type { Call } from "@outbound/kit/web/call.ts";
import { type ReadOptions, useRead } from "@outbound/kit/web/use-read.ts";
import type { State } from "../api.ts";
import { useGame } from "./live.tsx";

/** `basis` is what the answer depends on besides the player's money. `cost` in euros is below 0 for income. */
export function usePreview(
  call: Call<State>,
  basis: readonly unknown[],
  enabled = true,
  options: Partial<ReadOptions<State>> = {},
) {
  const { money } = useGame().player;
  const preview = useRead(["preview", call.url, call.body, money, ...basis], call.preview(), {
    enabled,
    staleTime: 5_000,
    gcTime: 30_000,
    ...options,
  });
  return { ...preview, cost: preview.data && money - preview.data.player.money };
}
