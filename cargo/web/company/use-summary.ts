/** What the whole history comes to, kept current while it is shown. */
import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { useHistoryRefresh } from "../history/use-log.ts";

export function useSummary() {
  useHistoryRefresh();
  return useQuery({
    queryKey: ["history", "summary"],
    queryFn: ({ signal }) => api.get("/api/history/summary").send({ signal }),
  });
}
