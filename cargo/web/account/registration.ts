/** Who may register, and the invite that a link brought. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api } from "../api.ts";

/** Undefined until the service has answered. */
export const useRegistration = () =>
  useRead(["registration"], api.get("/api/auth/registration"), { staleTime: 60_000 }).data?.registration;

const PAGE = "/invite";

/** The code of the link that opened this page, as `/invite#code`; undefined on any other page. */
export function inviteOf({ pathname, hash }: Pick<Location, "pathname" | "hash">): string | undefined {
  const code = /^#([\w-]{1,64})$/.exec(hash)?.[1];
  return pathname === PAGE ? code : undefined;
}
