/** The pictures of the prologue, which decorate its texts. */
import type { CrewMember } from "../api.ts";
import { Portrait } from "../portrait/portrait.tsx";
import classes from "./prologue.module.css";

/** Beacons from the Apex at the right to the rim at the left, in the order in which they failed. */
const BEACONS = [
  [560, 90],
  [500, 130],
  [515, 52],
  [438, 88],
  [446, 158],
  [380, 48],
  [372, 128],
  [306, 92],
  [318, 170],
  [250, 44],
  [236, 136],
  [172, 86],
  [180, 172],
  [108, 50],
  [104, 138],
  [46, 96],
] as const;
/** Index of the first beacon that still burns; all are at the rim. */
const LAST_LIT = 14;
const LINKS = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 5],
  [3, 6],
  [4, 6],
  [6, 7],
  [6, 8],
  [5, 9],
  [7, 9],
  [7, 10],
  [8, 10],
  [10, 11],
  [10, 12],
  [9, 11],
  [11, 13],
  [11, 14],
  [13, 15],
  [14, 15],
] as const;

export function RelaysScene() {
  return (
    <svg viewBox="0 0 600 210" className={classes.scene} aria-hidden="true">
      {LINKS.map(([from, to]) => (
        <path
          key={`${from} ${to}`}
          className={classes.link}
          style={{ ["--place" as string]: to }}
          d={`M${BEACONS[from].join(" ")}L${BEACONS[to].join(" ")}`}
        />
      ))}
      {BEACONS.map(([x, y], index) => (
        <g key={`${x} ${y}`} data-lit={index >= LAST_LIT || undefined} style={{ ["--place" as string]: index }}>
          <circle className={classes.ash} cx={x} cy={y} r={index === 0 ? 9 : 3.5} />
          <circle className={classes.glow} cx={x} cy={y} r={index === 0 ? 26 : 13} />
          <circle className={classes.beacon} cx={x} cy={y} r={index === 0 ? 9 : 4} />
        </g>
      ))}
    </svg>
  );
}

export function ApexScene() {
  const rays = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);
  return (
    <svg viewBox="0 0 600 210" className={classes.scene} aria-hidden="true">
      <g transform="translate(300 105)">
        {rays.map((angle, index) => {
          const [x, y] = [Math.cos(angle), Math.sin(angle)];
          const far = index % 3 === 0 ? 98 : 82;
          return <path key={angle} className={classes.ray} d={`M${x * 62} ${y * 62}L${x * far} ${y * far}`} />;
        })}
        <circle r={54} className={classes.shell} />
        <circle r={40} className={classes.ember} />
        {[-1, 0, 1].map((side) => (
          <path
            key={side}
            className={classes.fragment}
            transform={`translate(${side * 190} ${side === 0 ? 0 : 12}) rotate(${side * 24})`}
            d={side === 0 ? "M0 -20L14 -4L8 18L-10 16L-15 -5Z" : "M-4 -24L16 -10L12 16L-8 22L-18 2Z"}
          />
        ))}
      </g>
    </svg>
  );
}

export function ShipScene({ crew }: { readonly crew: readonly CrewMember[] }) {
  return (
    <div className={classes.crew}>
      <svg viewBox="0 0 600 120" className={classes.scene} aria-hidden="true">
        <path className={classes.flame} d="M118 50L40 60L118 70Z" />
        <path
          className={classes.hull}
          d="M120 40H190C220 22 280 18 350 22C430 26 480 46 500 60C480 74 430 94 350 98C280 102 220 98 190 80H120Z"
        />
        <path className={classes.fin} d="M200 24L160 4H216L262 20ZM200 96L160 116H216L262 100Z" />
        {[250, 292, 334, 376].map((x) => (
          <circle key={x} className={classes.window} cx={x} cy={60} r={7} />
        ))}
        <path className={classes.window} d="M430 50C450 52 464 56 470 60C464 64 450 68 430 70Z" />
      </svg>
      <ul aria-label="The crew">
        {crew.map(({ id, name }) => (
          <li key={id}>
            <Portrait memberId={id} size={72} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
