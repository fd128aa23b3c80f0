/** Notices when the player comes back: how long nobody looked is kept by the browser, for all its tabs. */
import { useCallback, useEffect, useState } from "react";
import { ABSENCE_MS } from "./absence.ts";

const NOTE_EVERY_MS = 10_000;

/** Since when nobody looked, in real milliseconds, until it is dismissed; undefined while there is nothing to show. */
export function useAbsence(playerId: number): readonly [since: number | undefined, dismiss: () => void] {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    const key = `outbound-cargo-seen-${playerId}`;
    const note = () => {
      if (document.hidden) return;
      const seen = Number(localStorage.getItem(key)) || Date.now();
      if (Date.now() - seen >= ABSENCE_MS) setSince(seen);
      localStorage.setItem(key, String(Date.now()));
    };
    note();
    const timer = setInterval(note, NOTE_EVERY_MS);
    document.addEventListener("visibilitychange", note);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", note);
    };
  }, [playerId]);
  return [since, useCallback(() => setSince(undefined), [])];
}
