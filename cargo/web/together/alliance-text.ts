/** Describes alliances in words. */
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { counted, euros } from "@outbound/kit/web/format.ts";
import type { Alliance, AllianceMember, Economy, SentInvitation } from "../api.ts";
import { realInstant } from "../real-time.ts";

/**
 * Returns a text such as `mira · 12,000 € earned since 3 Jan, 14:05`, with the instant from which earnings count if it is in the
 * future. `now` is in milliseconds since 1970.
 */
export function memberNote({ username, earned, joinedAt, countsFrom }: AllianceMember, now: number): string {
  const text = (iso: string) => realInstant(iso, new Date(now));
  const since = `${username} · ${euros(earned)} earned since ${text(joinedAt)}`;
  return Date.parse(countsFrom) > now ? `${since} · counts from ${text(countsFrom)}` : since;
}

/** Returns how long invitations are valid, and how many more can be sent. */
export const inviteLead = (
  { openInvitations, invitationRealMs }: Economy["depth"]["alliances"],
  open: number,
): string =>
  `An invitation lapses after ${counted(invitationRealMs / DAY_MS, "day")}. ${open} of at most ${openInvitations} are open.`;

/** Returns a text such as `mira · invited 3 Jan, 14:05 · lapses 10 Jan, 14:05`. */
export const sentNote = ({ username, sentAt, lapsesAt }: SentInvitation): string =>
  `${username} · invited ${realInstant(sentAt)} · lapses ${realInstant(lapsesAt)}`;

/** Returns the consequences of leaving. */
export function leaveNote({ members }: Pick<Alliance, "members">): string {
  if (members.length === 1) return "You are the last member, so the alliance ends.";
  return "What you earned stays with it. For 7 days after leaving, nothing you earn counts for the next one.";
}

/** Returns the consequences of expelling a member. */
export const expelNote = ({ earned }: Pick<AllianceMember, "earned">): string =>
  `The ${euros(earned)} that the member earned stay with the alliance. The member sees it in the history, and you can invite again.`;
