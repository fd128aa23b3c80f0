/** What each of the first steps asks for, and where it is done. */
import type { Player } from "../api.ts";

export type Step = Player["onboarding"][number]["step"];

export interface StepGuide {
  readonly title: string;
  readonly text: string;
  /** Where to go for it, and what the way there is called. */
  readonly path: string;
  readonly link: string;
}

export const STEP_GUIDES: Readonly<Record<Step, StepGuide>> = {
  home: {
    title: "Choose your home",
    text: "Your first plane is there.",
    path: "/",
    link: "Show it",
  },
  load: {
    title: "Load a job",
    text: "Select your plane in the world and put jobs that wait beside it on board: what fits, and best what goes the same way.",
    path: "/",
    link: "Find a job",
  },
  fly: {
    title: "Send the plane off",
    text: "Fly to where the job goes. The fuel that is missing is bought as the plane departs.",
    path: "/",
    link: "To the plane",
  },
  deliver: {
    title: "Deliver it",
    text: "That happens automatically when the plane lands there, and you are paid in the same instant.",
    path: "/fleet",
    link: "Watch the flight",
  },
  expand: {
    title: "Buy a second plane",
    text: "Save for one with what your deliveries pay. The better your reputation, the cheaper it is.",
    path: "/market",
    link: "See what is for sale",
  },
};

export interface Progress {
  readonly done: number;
  readonly all: number;
  /** The first that is not done; undefined when all are. */
  readonly next: Step | undefined;
}

export function progressOf(steps: Player["onboarding"]): Progress {
  return {
    done: steps.filter(({ done }) => done).length,
    all: steps.length,
    next: steps.find(({ done }) => !done)?.step,
  };
}
