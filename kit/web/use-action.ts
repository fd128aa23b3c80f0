/** Sends calls that change something, one at a time, and tells what came of it. */
import { useCallback, useRef, useState } from "react";
import type { Call } from "./call.ts";
import { tellDone, tellRefused } from "./notify.tsx";

export interface ActionOptions<Answer> {
  /** Takes the answer into what the page shows, before anybody is told. */
  readonly onDone?: (answer: Answer) => void;
  /** What to say when it worked; nothing unless given. */
  readonly done?: string | ((answer: Answer) => string);
  /** For a place of one's own to show the refusal; a message otherwise. */
  readonly onRefused?: (error: unknown) => void;
}

export interface Action {
  readonly busy: boolean;
  /** Resolves to whether it worked; never rejects. A second click while the first is under way does nothing. */
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
      if (done !== undefined) tellDone(typeof done === "function" ? done(answer) : done);
      return true;
    } catch (error) {
      (options.onRefused ?? tellRefused)(error);
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
