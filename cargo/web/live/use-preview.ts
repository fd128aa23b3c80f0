/** What an action would do, asked of the service: the exact price before anything is ordered, or the refusal. */
import type { Call } from "@outbound/kit/web/call.ts";
import { useQuery } from "@tanstack/react-query";
import type { State } from "../api.ts";

/** `basis` is what the answer depends on: when it changes, the service is asked again. */
export function usePreview(call: Call<State>, basis: readonly unknown[], enabled = true) {
  return useQuery({
    queryKey: ["preview", call.url, call.body ?? null, ...basis],
    queryFn: ({ signal }) => call.preview().send({ signal }),
    enabled,
    staleTime: 5_000,
    gcTime: 30_000,
  });
}
