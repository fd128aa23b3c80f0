/** Ends turns from every page: the button, the space bar and runs share one action and the latest report. */
import { useWindowEvent } from "@mantine/hooks";
import type { components } from "@outbound/client/space-contract.ts";
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
  readonly busy: boolean;
  /** The page only watches the game. */
  readonly isOff: boolean;
  /** The latest turn or run of this tab; null before the first. */
  readonly report: TurnReport | null;
  /** Numbers the reports, so that each is shown once. */
  readonly reports: number;
  /** What `endTurn` would do. */
  readonly decision: Decision["kind"];
  /** Ends the turn, or leads to what must be decided first. */
  endTurn(): void;
  /** Ends several turns, or leads to the open encounter, which they would decide. */
  run(until: RunUntil, maxTurns: number): void;
}

const TurnContext = createContext<TurnControl | null>(null);

/** The call that ends one turn, unless another tab ended it meanwhile. */
export const turnCall = (turn: number) => api.post("/api/turn", { body: { expectedTurn: turn } });

export const runCall = (turn: number, until: RunUntil, maxTurns: number) =>
  api.post("/api/turn/run", { body: { expectedTurn: turn, until, maxTurns } });

export function TurnProvider({ children }: { readonly children: ReactNode }) {
  const world = useWorld();
  const { turn, status } = world.save;
  const decision = decisionOf(world).kind;
  const { show: showEncounter } = useEncounters();
  const [, navigate] = useLocation();
  const { busy, isOff, run } = useAction();
  const [last, setLast] = useState<Pick<TurnControl, "report" | "reports">>({ report: null, reports: 0 });
  const control = useMemo<TurnControl>(() => {
    const onDone = (answer: TurnAnswer | RunAnswer) => {
      playSound(soundOf(answer.events));
      setLast(({ reports }) => ({ report: reportOf(answer), reports: reports + 1 }));
    };
    return {
      busy,
      isOff,
      ...last,
      decision,
      endTurn: () => {
        if (decision === "encounter") showEncounter();
        else if (decision === "choose") navigate(ORDERS_ADDRESS);
        else void run(turnCall(turn), { onDone });
      },
      run: (until, maxTurns) => {
        if (decision === "encounter") showEncounter();
        else void run(runCall(turn, until, maxTurns), { onDone });
      },
    };
  }, [busy, isOff, last, run, turn, decision, navigate, showEncounter]);
  // Also where another tab or program ended the turn.
  const seen = useRef(turn);
  useEffect(() => {
    if (seen.current !== turn) forgetQueued();
    seen.current = turn;
  }, [turn]);
  useWindowEvent("keydown", (event) => {
    if (status !== "active" || isOff || !endsTurn(event, document.activeElement)) return;
    if (document.querySelector("[role='dialog'][aria-modal='true']") !== null) return;
    // Otherwise the page would scroll.
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
