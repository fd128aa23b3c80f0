/** Sends calls that change something, one at a time, and reports their results. */
import { useCallback, useRef, useState } from "react";
import type { Call } from "./call.ts";
import { notifyDone, notifyRefused } from "./notify.tsx";

export interface ActionOptions<Answer> {
  /** Applies the answer to the page before any message is shown. */
  readonly onDone?: (answer: Answer) => void;
  /** Message on success; none by default. */
  readonly done?: string | ((answer: Answer) => string);
  /** Shows the refusal in place; by default a message. */
  readonly onRefused?: (error: unknown) => void;
}

export interface Action {
  readonly busy: boolean;
  /** Resolves to whether it succeeded; never rejects. Ignored while another call is running. */
  run<Answer>(call: Call<Answer>, options?: ActionOptions<Answer>): Promise<boolean>;
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const run = useCallback(async <Answer>(call: Call<Answer>, options: ActionOptions<Answer> = {}) => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    try {
      const answer = await call.send();
      options.onDone?.(answer);
      const { done } = options;
      if (done !== undefined) notifyDone(typeof done === "function" ? done(answer) : done);
      return true;
    } catch (error) {
      (options.onRefused ?? notifyRefused)(error);
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
