/** Reads the status of the service, for pages that need no account. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api } from "./api.ts";

export const useStatus = (options: { readonly refetchInterval?: number } = {}) =>
  useRead(["status"], api.get("/api/status"), options);
