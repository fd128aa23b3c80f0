/** Formats instants of real time in the player's time zone. */

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const year = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** Returns `14:05` today, `3 Jan, 14:05` this year, else `3 Jan 2025, 14:05`. */
export function realInstant(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (at.toDateString() === now.toDateString()) return time.format(at);
  const date = at.getFullYear() === now.getFullYear() ? day : year;
  return `${date.format(at)}, ${time.format(at)}`;
}
