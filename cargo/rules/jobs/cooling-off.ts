/** Cooling off: a player who abandons three packages of one origin within ten minutes takes no job there for ten minutes. */
import { wait } from "../values/figure.ts";
import type { Abandonments, Player } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";

/** Real milliseconds: the window in which abandonments count together, and the length of the cooling off. */
export const COOLING_OFF_MS = 600_000;
/** Abandonments of one origin that start the cooling off there. */
export const ABANDON_LIMIT = 3;

/** Most origins that are kept for a player. */
const ORIGINS_KEPT = 100;

type Abandoning = Pick<Player, "abandonments">;

/**
 * Returns the player's abandonments after one more of a package from `icao`, without those that no longer matter and without the
 * oldest beyond ORIGINS_KEPT.
 */
export function withAbandonment({ abandonments }: Abandoning, icao: string, now: number): readonly Abandonments[] {
  const since = now - COOLING_OFF_MS;
  const others = abandonments.filter((one) => one.icao !== icao && (one.until > now || (one.at.at(-1) ?? 0) > since));
  const before = abandonments.find((one) => one.icao === icao);
  const at = [...(before?.at.filter((instant) => instant > since) ?? []), now].slice(-ABANDON_LIMIT);
  const until = at.length === ABANDON_LIMIT ? now + COOLING_OFF_MS : (before?.until ?? 0);
  return [...others.slice(1 - ORIGINS_KEPT), { icao, at, until }];
}

/** Returns the airports where the player cannot take jobs now, by ICAO code. */
export const coolingOff = ({ abandonments }: Abandoning, now: number): readonly Abandonments[] =>
  abandonments.filter(({ until }) => until > now).sort((a, b) => (a.icao < b.icao ? -1 : 1));

/** Returns 409 `cooling-off` while the player cannot take jobs at the airport. */
export function checkCoolingOff({ now }: Scene, { abandonments }: Player, icao: string): Refusal | undefined {
  const until = abandonments.find((one) => one.icao === icao)?.until ?? 0;
  const retryAfterRealMs = until - now;
  if (retryAfterRealMs <= 0) return undefined;
  const minutes = COOLING_OFF_MS / 60_000;
  return new Refusal(
    "cooling-off",
    `You abandoned ${ABANDON_LIMIT} packages of ${icao} within ${minutes} minutes; jobs there can be taken again in ${wait(retryAfterRealMs)}.`,
    { icao, abandoned: ABANDON_LIMIT, retryAfterRealMs },
  );
}
