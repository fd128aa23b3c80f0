/** The status of the service, as pages for people without an account read it. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api } from "./api.ts";

export const useStatus = (options: { readonly refetchInterval?: number } = {}) =>
  useRead(["status"], api.get("/api/status"), options);
