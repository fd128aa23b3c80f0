/** Reads the outcome and cost of a command from a dry run. */
import type { Call } from "@outbound/kit/web/call.ts";
import { type ReadOptions, useRead } from "@outbound/kit/web/use-read.ts";
import type { State } from "../api.ts";
import { useGame } from "./live.tsx";

/** `basis` lists what the answer depends on besides the player's cash. `cost` is in euros, negative for income. */
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
