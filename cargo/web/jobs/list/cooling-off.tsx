/** Lists the airports where the player abandoned too many jobs, and when each reopens for the player. */
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { timeLeft } from "../../live/clock-text.ts";
import { useSnapshot } from "../../live/live.tsx";
import { useNames } from "../../names.ts";
import { useTicking } from "../ticking.ts";

export function CoolingOff() {
  const { state, receivedAt } = useSnapshot();
  return state.player.coolingOff.map(({ icao, untilRealMs }) => (
    <CoolingOffNote key={icao} icao={icao} deadline={receivedAt + untilRealMs} />
  ));
}

/** `deadline` is the end of the wait as a `performance.now()` value. */
function CoolingOffNote({ icao, deadline }: { readonly icao: string; readonly deadline: number }) {
  const { state } = useSnapshot();
  const place = useNames().place(icao);
  const left = useTicking((at) => (at >= deadline ? "" : timeLeft(deadline - at)));
  if (left === "") return null;
  const { abandonedOfOrigin } = state.economy.limits;
  return (
    <Note px="var(--outbound-gutter)" pb="0.5rem">
      You abandoned {abandonedOfOrigin} jobs of {place} in a short time. You can load and reserve there again in {left}.
    </Note>
  );
}
