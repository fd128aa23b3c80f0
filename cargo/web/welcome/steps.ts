/** The texts of the first steps, and the page for each. */
import { euros } from "@outbound/kit/web/format.ts";
import type { Player } from "../api.ts";

export type Step = Player["onboarding"][number]["step"];

interface StepGuide {
  readonly title: string;
  readonly text: string;
  /** Address of the page for the step, and the text of the link to it. */
  readonly path: string;
  readonly link: string;
}

export const STEP_GUIDES: Readonly<Record<Step, StepGuide>> = {
  home: {
    title: "Choose your home",
    text: "Your first plane is waiting there.",
    path: "/",
    link: "Show it",
  },
  load: {
    title: "Load a job",
    text: "Select jobs with + or by “Fill this plane”, then dispatch it. It is loaded at once.",
    path: "/",
    link: "Find a job",
  },
  fly: {
    title: "Dispatch the plane",
    text: "“Dispatch …” below the jobs flies it to their destinations. Missing fuel is bought at departure.",
    path: "/",
    link: "To the plane",
  },
  deliver: {
    title: "Deliver it",
    text: "Happens automatically on landing. You are paid at once.",
    path: "/",
    link: "Watch the flight",
  },
  expand: {
    title: "Buy a second plane",
    text: "Deliveries pay for it.",
    path: "/market",
    link: "See aircraft",
  },
};

/** Returns how much the player lacks for a second plane. `cheapest` is the lowest price for this player. */
export const expandText = (money: number, cheapest: number): string =>
  money < cheapest
    ? `${euros(cheapest - money)} to go: the cheapest costs ${euros(cheapest)}.`
    : `The cheapest costs ${euros(cheapest)}. You can buy it now.`;

/** Returns the sum that the player lacks for the step; 0 if it can be done now, or if it costs nothing. */
export const missingFor = (step: Step, money: number, cheapest: number): number =>
  step === "expand" ? Math.max(0, cheapest - money) : 0;

export interface Progress {
  readonly done: number;
  readonly all: number;
  /** The first step that is not done; undefined if all are done. */
  readonly next: Step | undefined;
}

export function progressOf(steps: Player["onboarding"]): Progress {
  return {
    done: steps.filter(({ done }) => done).length,
    all: steps.length,
    next: steps.find(({ done }) => !done)?.step,
  };
}
