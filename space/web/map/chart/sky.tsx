/** The background of the map: distant dots, the glow of explored systems, and the lanes. After a win, all lanes are lit. */
import { memo } from "react";
import type { System, World } from "../../api.ts";
import classes from "./sky.module.css";
import { GALAXY } from "./view.ts";

const DOTS = 520;
/** Distance by which the dots extend beyond the galaxy, in light years. */
const BEYOND = 25;
/** Radius of an explored system's glow, in light years. */
const LIGHT = 6.5;

/** Radius of the relit Apex's glow, in light years. */
const RELIT_LIGHT = 13;

/** Up to this many lanes are drawn at full opacity. A longer jump range shows more lanes, which are drawn fainter. */
const CALM_LANES = 90;

/** Drawn from a fixed seed, so that the sky is always the same. The generator is separate, and nothing else depends on it. */
const FAR_DOTS = farDots();

function farDots(): readonly string[] {
  let state = 7;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const paths = ["", "", ""];
  for (let index = 0; index < DOTS; index++) {
    const x = next() * (GALAXY.width + 2 * BEYOND) - BEYOND;
    const y = next() * (GALAXY.height + 2 * BEYOND) - BEYOND;
    const size = Math.floor(next() ** 2 * 3);
    paths[size] += `M${x.toFixed(2)} ${y.toFixed(2)}h0`;
  }
  return paths;
}

interface SkyProps extends Pick<World, "systems" | "lanes"> {
  readonly isWon: boolean;
}

export const Sky = memo(function Sky({ systems, lanes, isWon }: SkyProps) {
  const apex = systems.find((system) => system.apex);
  const byId = new Map(systems.map((system) => [system.id, system]));
  return (
    <g className={classes.sky} data-won={isWon || undefined}>
      {FAR_DOTS.map((path, size) => (
        <path key={path} d={path} className={classes.dots} strokeWidth={1 + size * 0.6} />
      ))}
      {systems.map((system) => system.explored && <Light key={system.id} system={system} />)}
      {isWon && apex && (
        <circle className={classes.relit} cx={apex.x} cy={apex.y} r={RELIT_LIGHT} fill="url(#relit-sky)" />
      )}
      <g opacity={Math.min(1, CALM_LANES / lanes.length)}>
        {lanes.map(([from = 0, to = 0]) => (
          <Lane key={`${from}-${to}`} from={byId.get(from)} to={byId.get(to)} />
        ))}
      </g>
    </g>
  );
});

const Light = ({ system }: { readonly system: System }) => (
  <circle cx={system.x} cy={system.y} r={LIGHT} fill="url(#explored-light)" />
);

function Lane({ from, to }: { readonly from: System | undefined; readonly to: System | undefined }) {
  if (from === undefined || to === undefined) return null;
  return (
    <line
      className={classes.lane}
      data-known={from.explored || to.explored || undefined}
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
    />
  );
}

/** Gradients of the sky, to be rendered once per map. */
export function SkyDefinitions() {
  return (
    <defs>
      <radialGradient id="explored-light">
        <stop offset="0%" stopColor="#6f8fd8" stopOpacity="0.22" />
        <stop offset="100%" stopColor="#6f8fd8" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="relit-sky">
        <stop offset="0%" stopColor="#8ff0ff" stopOpacity="0.75" />
        <stop offset="35%" stopColor="#8ff0ff" stopOpacity="0.25" />
        <stop offset="100%" stopColor="#8ff0ff" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
