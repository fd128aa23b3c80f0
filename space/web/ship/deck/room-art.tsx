/** Draws the equipment of a room. A module of tier 3 has three pieces. */
import type { ModuleKind } from "../../../rules/catalog/modules.ts";
import classes from "./deck.module.css";

/** One piece of equipment for each kind of module, drawn as strokes in a box of 24 × 24. */
const PIECES: Readonly<Record<ModuleKind, string>> = {
  reactor: "M12 3V21M7 6V18M17 6V18M3 12H21",
  drive: "M5 5L12 12L5 19M12 5L19 12L12 19",
  sensor: "M5 20A15 15 0 0 1 20 5M5 20L13 12M9 20A11 11 0 0 1 20 9M11 3L21 13",
  lab: "M9 3H15M10 3V10L5 20H19L14 10V3M7.5 15H16.5",
  fab: "M4 20H20M7 20V12L12 7L17 12M12 7V3M17 12H21",
  "life-support":
    "M12 12C12 6 17 3 19 7C20 10 15 12 12 12C18 12 21 17 17 19C14 20 12 15 12 12C12 18 7 21 5 17C4 14 9 12 12 12C6 12 3 7 7 5C10 4 12 9 12 12",
  hydroponics: "M12 21V9M12 13C7 13 5 10 5 6C9 6 12 8 12 13M12 11C17 11 19 8 19 4C15 4 12 6 12 11M6 21H18",
  scoop: "M3 4L10 11V20H14V11L21 4M7 4L12 9L17 4",
  quarters: "M3 6V20M3 16H21V20M21 16V13H9V16M6 12H6.1",
  medbay: "M9 4H15V9H20V15H15V20H9V15H4V9H9Z",
  shield: "M12 3L20 6V12C20 17 16 20 12 21C8 20 4 17 4 12V6Z",
  core: "M12 2L14.6 9.4L22 12L14.6 14.6L12 22L9.4 14.6L2 12L9.4 9.4Z",
};

/** The background of a room whose module has no tiers. */
export const RoomArt = ({ kind }: { readonly kind: ModuleKind }) => (
  <svg className={classes.art} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PIECES[kind]} />
  </svg>
);

interface TierArtProps {
  readonly kind: ModuleKind;
  readonly tier: number;
  /** Maximum tier that can be reached now. */
  readonly cap: number;
}

/** Shows one piece for each tier reached, and a faint one for each tier that can be reached. */
export const TierArt = ({ kind, tier, cap }: TierArtProps) => (
  <span className={classes.tiers}>
    {Array.from({ length: Math.max(cap, tier) }, (_, index) => index + 1).map((piece) => (
      <svg key={piece} viewBox="0 0 24 24" data-reached={piece <= tier || undefined} aria-hidden="true">
        <path d={PIECES[kind]} />
      </svg>
    ))}
  </span>
);
