/** Whether registration needs an invite, and the invite code in the address. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api } from "../api.ts";

/** Undefined until the service has answered. */
export const useRegistration = () =>
  useRead(["registration"], api.get("/api/auth/registration"), { staleTime: 60_000 }).data?.registration;

const PAGE = "/invite";

/** Returns the invite code of the address `/invite#code`; undefined on any other page. */
export function inviteOf({ pathname, hash }: Pick<Location, "pathname" | "hash">): string | undefined {
  const code = /^#([\w-]{1,64})$/.exec(hash)?.[1];
  return pathname === PAGE ? code : undefined;
}
