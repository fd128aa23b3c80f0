/** Describes the state of routes in words. */
import type { PlaneRoute } from "../api.ts";
import type { Tone } from "../live/tone.ts";

const REASONS: Readonly<Record<NonNullable<PlaneRoute["reason"]>, string>> = {
  "beyond-tank": "the next stop is out of range",
  "purse-too-small": "not enough cash for the fuel. It starts again when there is",
  "cash-floor": "your cash would fall below what the route keeps. It starts again when there is more",
  "plane-broken": "the plane is broken. Repair it and resume",
  "owner-away": "you were away for 48 hours. Resume it",
  "owner-suspended": "the account was suspended. Resume it",
};

export interface RouteStatus {
  readonly tone: Tone;
  readonly text: string;
  /** True if the player can resume it. */
  readonly isResumable: boolean;
}

export function routeStatus({ status, reason }: Pick<PlaneRoute, "status" | "reason">): RouteStatus {
  if (status === "active") return { tone: "good", text: "Flying the route", isResumable: false };
  if (status === "suspended") {
    return { tone: "bad", text: "Suspended: you gave the plane a command by hand", isResumable: true };
  }
  return {
    tone: "bad",
    text: `Stopped: ${reason === undefined ? "see the history" : REASONS[reason]}`,
    isResumable: true,
  };
}
