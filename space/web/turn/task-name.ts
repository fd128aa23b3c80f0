/** A task of the queue, or one that ended, as a short heading. */
import type { Task } from "../api.ts";

const BUILD_NAMES: Readonly<Record<string, string>> = {
  patch: "Patch the hull",
  core: "Build the Lodestar Core",
};

const FOCUS_NAMES = { survey: "Survey", harvest: "Harvest", salvage: "Salvage" } as const;

/** `Jump to Brakka`, `Survey Norrun`, `Research pow1` unless the technology's name is given. */
export function taskName(
  { kind, target }: Pick<Task, "kind" | "target">,
  techName: (id: string) => string = (id) => id,
): string {
  switch (kind) {
    case "jump":
      return `Jump to ${target.systemName}`;
    case "explore":
      return `${FOCUS_NAMES[target.focus ?? "survey"]} ${target.systemName}`;
    case "upgrade":
      return `Upgrade the ${target.module} to tier ${target.toTier}`;
    case "expand":
      return "Expand the ship";
    case "build":
      return BUILD_NAMES[target.build ?? ""] ?? `Build the ${target.build}`;
    case "research":
      return `Research ${techName(target.techId ?? "")}`;
  }
}
