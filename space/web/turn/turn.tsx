/** Ends turns from every page. The button, the space bar and runs share one action and the latest report. */
import { useWindowEvent } from "@mantine/hooks";
import type { components } from "@outbound/client/space-contract.ts";
import type { Call } from "@outbound/kit/web/call.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { api, type RunAnswer, type TurnAnswer } from "../api.ts";
import { useEncounters } from "../encounters/encounters.tsx";
import { useWorld } from "../game/game.ts";
import { forgetQueued } from "../orders/use-queued.ts";
import { ORDERS_ADDRESS } from "../pages.ts";
import { playSound } from "../settings/play-sound.ts";
import { soundOf } from "../settings/sounds.ts";
import { type Decision, decisionOf } from "./decision.ts";
import { endsTurn } from "./space-key.ts";
import { reportOf, type TurnReport } from "./turn-report.ts";

export type RunUntil = NonNullable<components["schemas"]["RunRequest"]["until"]>;

export interface TurnControl {
  /** True while a turn or run is in progress, until its answer is there and the page shows the turn after it. */
  readonly busy: boolean;
  /** True if the page only watches the game. */
  readonly isOff: boolean;
  /** Report of this tab's latest turn or run in this game; null before the first. */
  readonly report: TurnReport | null;
  /** Number of reports so far, so that each is shown once. */
  readonly reports: number;
  /** What `endTurn` would do now. */
  readonly decision: Decision["kind"];
  /** Ends the turn, or first shows the decision that must be made. */
  endTurn(): void;
  /** Runs several turns, or first shows the decision that must be made. */
  run(until: RunUntil, maxTurns: number): void;
}

interface LastReport extends Pick<TurnControl, "report" | "reports"> {
  /** The epoch of the game that the report is about. */
  readonly epoch: string;
}

const TurnContext = createContext<TurnControl | null>(null);

/** Returns the call that ends this turn. The service refuses it if another tab has ended the turn meanwhile. */
export const turnCall = (turn: number) => api.post("/api/turn", { body: { expectedTurn: turn } });

export const runCall = (turn: number, until: RunUntil, maxTurns: number) =>
  api.post("/api/turn/run", { body: { expectedTurn: turn, until, maxTurns } });

export function TurnProvider({ children }: { readonly children: ReactNode }) {
  const world = useWorld();
  const { epoch } = world;
  const { turn, status } = world.save;
  const decision = decisionOf(world).kind;
  const { show: showEncounter } = useEncounters();
  const [, navigate] = useLocation();
  const { busy: isSending, isOff, run } = useAction();
  // The turn being ended, until the page has read the next one. Ending it a second time would be refused.
  const ending = useRef<number | null>(null);
  const [endingTurn, setEndingTurn] = useState<number | null>(null);
  const busy = isSending || endingTurn === turn;
  const [last, setLast] = useState<LastReport>({ report: null, reports: 0, epoch });
  const control = useMemo<TurnControl>(() => {
    const onDone = (answer: TurnAnswer | RunAnswer) => {
      playSound(soundOf(answer.events));
      setLast(({ reports }) => ({ report: reportOf(answer), reports: reports + 1, epoch }));
    };
    const send = async (call: Call<TurnAnswer> | Call<RunAnswer>) => {
      if (ending.current === turn) return;
      ending.current = turn;
      setEndingTurn(turn);
      await run<TurnAnswer | RunAnswer>(call, { onDone });
      if (ending.current !== turn) return;
      ending.current = null;
      setEndingTurn(null);
    };
    const decides = (): boolean => {
      if (decision === "encounter") showEncounter();
      if (decision === "choose") navigate(ORDERS_ADDRESS);
      return decision !== "turn";
    };
    return {
      busy,
      isOff,
      // Another game may be on the same turn.
      report: last.epoch === epoch ? last.report : null,
      reports: last.reports,
      decision,
      endTurn: () => {
        if (!decides()) void send(turnCall(turn));
      },
      run: (until, maxTurns) => {
        if (!decides()) void send(runCall(turn, until, maxTurns));
      },
    };
  }, [busy, isOff, last, epoch, run, turn, decision, navigate, showEncounter]);
  // Withdraws the offer to undo, also after another tab or program ended the turn or began another game.
  const now = `${epoch} ${turn}`;
  const seen = useRef(now);
  useEffect(() => {
    if (seen.current !== now) forgetQueued();
    seen.current = now;
  }, [now]);
  useWindowEvent("keydown", (event) => {
    if (status !== "active" || isOff || !endsTurn(event, document.activeElement)) return;
    if (document.querySelector("[role='dialog'][aria-modal='true']") !== null) return;
    // Keeps the space bar from scrolling the page.
    event.preventDefault();
    control.endTurn();
  });
  return <TurnContext value={control}>{children}</TurnContext>;
}

export function useTurn(): TurnControl {
  const control = useContext(TurnContext);
  if (control === null) throw new Error("useTurn needs a TurnProvider above it");
  return control;
}
