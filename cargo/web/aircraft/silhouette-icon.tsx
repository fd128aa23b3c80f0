/** The outline of an aircraft type, coloured by the player's livery if there is one. */

import { outlineOf, silhouetteOf } from "../../rules/aircraft/silhouettes.ts";
import type { Livery } from "../api.ts";

export interface SilhouetteIconProps {
  readonly modelId: string;
  readonly livery?: Livery | null | undefined;
  /** In CSS pixels. */
  readonly size?: number;
}

export function SilhouetteIcon({ modelId, livery, size = 28 }: SilhouetteIconProps) {
  const { body, tail } = outlineOf(silhouetteOf(modelId));
  const [main, second] = livery?.colours ?? ["currentColor", "currentColor"];
  const edge = livery ? { stroke: "var(--mantine-color-dimmed)", strokeWidth: 0.8, paintOrder: "stroke" } : {};
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={{ flex: "none" }} strokeLinejoin="round">
      <path d={body} fill={main} {...edge} />
      <path d={tail} fill={second} {...edge} />
    </svg>
  );
}
