/** The airports where the player abandoned too many jobs, and when jobs there can be taken again. */
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

/** `deadline`: `performance.now()` at its end. */
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
