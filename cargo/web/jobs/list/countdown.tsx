/** The real time that is left until an instant, counting down automatically. */

import { useTicking } from "../ticking.ts";
import { timeLeft } from "../time-left.ts";

/** `deadline` of `performance.now()`. */
export function Countdown({ deadline }: { readonly deadline: number }) {
  return <span className="tabular">{useTicking((now) => timeLeft(deadline - now))}</span>;
}
