/** Sends calls that change something, one at a time, and reports their results. */
import { createContext, useCallback, useContext, useRef, useState } from "react";
import type { Call } from "./call.ts";
import { notifyDone, notifyRefused } from "./notify.tsx";

export interface ActionOptions<Answer> {
  /** Applies the answer to the page before any message is shown. */
  readonly onDone?: ((answer: Answer) => void) | undefined;
  /** Message on success; none by default. */
  readonly done?: string | ((answer: Answer) => string) | undefined;
  /** Shows the refusal in place; by default a message. */
  readonly onRefused?: ((error: unknown) => void) | undefined;
}

/**
 * Runs after every call, also after a refusal, which often means that the page shows an outdated state. For clients that read
 * their state again after each change.
 */
export const AfterAction = createContext<() => Promise<void>>(async () => {});

/** The reason why commands cannot be sent, for clients that only watch; null if they can. Their buttons are disabled. */
export const CommandsOff = createContext<string | null>(null);

export interface Action {
  /** True if commands are off, so nothing is sent. */
  readonly isOff: boolean;
  readonly busy: boolean;
  /**
   * Resolves with true if the call succeeded, after `AfterAction` has run; never rejects. Does nothing while another call is
   * running.
   */
  run<Answer>(call: Call<Answer>, options?: ActionOptions<Answer>): Promise<boolean>;
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const after = useContext(AfterAction);
  const isOff = useContext(CommandsOff) !== null;
  const run = useCallback(
    async <Answer>(call: Call<Answer>, options: ActionOptions<Answer> = {}) => {
      if (underWay.current || isOff) return false;
      underWay.current = true;
      setBusy(true);
      let isDone = false;
      try {
        const answer = await call.send();
        options.onDone?.(answer);
        const { done } = options;
        if (done !== undefined) notifyDone(typeof done === "function" ? done(answer) : done);
        isDone = true;
      } catch (error) {
        (options.onRefused ?? notifyRefused)(error);
      } finally {
        underWay.current = false;
        setBusy(false);
      }
      await after();
      return isDone;
    },
    [after, isOff],
  );
  return { busy, isOff, run };
}
