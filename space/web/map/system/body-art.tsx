/** Draws a planet or belt, lit from the left, where its star is. */
import type { BodyKind } from "../../../rules/game/bodies.ts";
import { type BodyLook, bodyLook } from "./body-look.ts";

interface BodyArtProps {
  readonly name: string;
  readonly kind: BodyKind;
}

export function BodyArt({ name, kind }: BodyArtProps) {
  const look = bodyLook({ name, kind });
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      {kind === "asteroid belt" ? <Belt look={look} /> : <Planet look={look} />}
    </svg>
  );
}

const Belt = ({ look: { spots, base, mark } }: { readonly look: BodyLook }) =>
  spots.map(({ x, y, r }, index) => <circle key={y} cx={x} cy={y} r={r} fill={index % 3 === 0 ? mark : base} />);

function Planet({ look }: { readonly look: BodyLook }) {
  const { radius, base, mark, spots, bands, hasRing, tilt, moons } = look;
  const ring = { rx: radius * 1.42, ry: radius * 0.36, fill: "none", stroke: base, strokeWidth: 2, opacity: 0.75 };
  return (
    <g transform={`rotate(${tilt})`}>
      {hasRing && <ellipse {...ring} />}
      <circle r={radius} fill={base} />
      {bands.map((y, index) => {
        const half = Math.sqrt(radius * radius - y * y) - 0.4;
        return (
          <path
            key={y}
            d={`M${-half} ${y}Q0 ${y + 1.2} ${half} ${y}`}
            fill="none"
            stroke={mark}
            strokeWidth={index % 2 === 0 ? 2.4 : 1.4}
            opacity={0.65}
          />
        );
      })}
      {spots.map(({ x, y, r }) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r} ry={r * 0.82} fill={mark} opacity={0.8} />
      ))}
      <g transform={`rotate(${-tilt})`}>
        <path d={night(radius)} fill="#05070d" opacity={0.5} />
        {Array.from({ length: moons }, (_, index) => (
          <circle
            key={index === 0 ? "first" : "second"}
            cx={radius * 0.8 + 5}
            cy={-radius * 0.7 + index * 8}
            r={1.7 - index * 0.5}
            fill="#c6ccd8"
          />
        ))}
      </g>
      {hasRing && (
        <path
          d={`M${-ring.rx} 0A${ring.rx} ${ring.ry} 0 0 0 ${ring.rx} 0`}
          fill="none"
          stroke={base}
          strokeWidth={2}
          opacity={0.95}
        />
      )}
    </g>
  );
}

/** Returns the path of the half that faces away from the star. */
const night = (r: number): string => `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 0.5} ${r} 0 0 0 0 ${-r}Z`;
