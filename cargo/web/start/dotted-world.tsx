/** The decorative world behind the sign-in page: airports as dots, and planes on a few routes. */
import { outlineOf, silhouetteOf } from "../../rules/aircraft/silhouettes.ts";
import { dotsPath, WIDTH } from "./dots.ts";
import world from "./dotted-world.json";
import classes from "./dotted-world.module.css";

const MODELS = ["B748", "B77F", "MD11", "B763", "B752"] as const;
const VIEW = `0 0 ${WIDTH} 460`;

/** The planes are a separate picture, so that the dots are not redrawn as planes move. */
export const DottedWorld = () => (
  <div className={classes.world} aria-hidden>
    <svg aria-hidden viewBox={VIEW} preserveAspectRatio="xMidYMin slice">
      <path className={classes.airports} d={dotsPath(world.airports)} />
      <path className={classes.large} d={dotsPath(world.largeAirports)} />
      {world.routes.map((route) => (
        <path key={route} className={classes.route} d={route} />
      ))}
    </svg>
    <svg aria-hidden viewBox={VIEW} preserveAspectRatio="xMidYMin slice">
      {world.routes.map((route, index) => (
        <Plane key={route} route={route} index={index} />
      ))}
    </svg>
  </div>
);

function Plane({ route, index }: { readonly route: string; readonly index: number }) {
  const { body, tail } = outlineOf(silhouetteOf(MODELS[index % MODELS.length] ?? ""));
  // Spread over their routes by the golden ratio, so that no two depart or arrive at once.
  const flown = (index * 0.618 + 0.42) % 1;
  const seconds = 46 + 7 * (index % 4);
  return (
    <g
      className={classes.plane}
      style={{
        offsetPath: `path("${route}")`,
        offsetDistance: `${15 + 70 * flown}%`,
        animationDuration: `${seconds}s`,
        animationDelay: `${-seconds * flown}s`,
      }}
    >
      <path d={body + tail} transform="scale(0.62) translate(-12 -12)" />
    </g>
  );
}
