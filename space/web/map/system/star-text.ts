/** Describes a system as text, for screen readers on the map and for the lines below its name. */
import { counted, decimal } from "@outbound/kit/web/format.ts";
import type { System } from "../../api.ts";
import type { Story } from "../../encounters/factions.ts";
import { className, dangerWords } from "../../game/star-look.ts";
import type { Pin } from "../chart/pins.ts";

/** A system's marks on the map. */
export interface Context {
  readonly pins: readonly Pin[];
  readonly signal: boolean;
  readonly story: Story | null;
  /** `here` if the ship is there, `ahead` if the queue ends there. */
  readonly ship: "here" | "ahead" | null;
}

/** Returns a text such as `4 fuel` or `3 jumps`; empty for the ship's own system. */
export function routeText({ distance, fuelToJump, hops }: Pick<System, "distance" | "fuelToJump" | "hops">): string {
  if (distance === 0) return "";
  if (fuelToJump !== null) return `${decimal(fuelToJump)} fuel`;
  return hops === null ? "out of reach" : counted(hops, "jump");
}

/** Returns one sentence with all facts, the most important first. */
export function starSentence(system: System, { pins, signal, story, ship }: Context): string {
  const way =
    system.fuelToJump === null
      ? `${decimal(system.distance)} light years, ${routeText(system)}`
      : `one jump of ${decimal(system.distance)} light years for ${routeText(system)}`;
  const parts = [
    system.name,
    ship === "here" ? "the ship is here" : way,
    ship === "ahead" ? "the queue ends here" : "",
    className(system.starClass),
    system.explored ? `explored ${counted(system.visits, "time")}` : "unexplored",
    dangerWords(system.danger),
    system.apex ? "the Apex" : "",
    signal ? "a fragment's signal" : "",
    story?.text ?? "",
    ...pins.map((pin) => `${pin.accepted ? "mission" : "offered mission"}: ${pin.text}`),
  ];
  return parts.filter((part) => part !== "").join(", ");
}
