/** The first steps of a player. */
import type { Player } from "../values/player.ts";

export const ONBOARDING_STEPS = ["home", "load", "fly", "deliver", "expand"] as const;
type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** Returns the first steps in order. They follow from counts that only grow, so a step once done stays done. */
export function onboardingSteps(player: Player): readonly { readonly step: OnboardingStep; readonly done: boolean }[] {
  const done: Record<OnboardingStep, boolean> = {
    home: player.homeIcao !== null,
    load: player.loads > 0,
    fly: player.departures > 0,
    deliver: player.deliveries > 0,
    expand: player.planesBought > 0,
  };
  return ONBOARDING_STEPS.map((step) => ({ step, done: done[step] }));
}
