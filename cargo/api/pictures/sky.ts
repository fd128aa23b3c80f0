/** A globe with planes, the art of a card. */
import type { Accent } from "@outbound/kit/pictures/card.ts";
import { outlineOf, silhouetteOf } from "../../rules/aircraft/silhouettes.ts";

const GLOBE = { x: 936, y: 322, radius: 250 };
const GROUND = "#0e1522";
const PLAIN = ["#dfe6f2", "#98a6bc"] as const;

/** Positions of the planes: the first in front, the others small behind it. Degrees clockwise from north. */
const PLACES = [
  { x: 940, y: 318, size: 320, turn: 52 },
  { x: 1088, y: 124, size: 88, turn: 64 },
  { x: 776, y: 156, size: 88, turn: 28 },
  { x: 790, y: 480, size: 88, turn: 70 },
  { x: 1102, y: 494, size: 88, turn: 40 },
] as const;

/** Draws the globe. `models` are aircraft ids, the plane in front first. */
export function sky(
  models: readonly string[],
  livery: { readonly colours: readonly string[] } | null,
  accent: Accent,
): string {
  const planes = PLACES.flatMap((place, index) => {
    const model = models[index];
    return model === undefined ? [] : [plane(model, livery?.colours ?? PLAIN, place)];
  });
  return globe(accent) + planes.reverse().join("");
}

function globe({ bright, strong }: Accent): string {
  const { x, y, radius } = GLOBE;
  const meridians = [0.28, 0.62, 0.88].map(
    (share) => `<ellipse cx="${x}" cy="${y}" rx="${radius * share}" ry="${radius}"/>`,
  );
  const parallels = [-0.6, -0.25, 0.25, 0.6].map((share) => {
    const half = radius * Math.sqrt(1 - share * share);
    const at = y + radius * share;
    return `<path d="M${x - half} ${at}A${half} ${half * 0.16} 0 0 0 ${x + half} ${at}"/>`;
  });
  const routes = [
    `M${x - 205} ${y + 120}Q${x - 60} ${y - 190} ${x + 190} ${y - 130}`,
    `M${x - 160} ${y - 170}Q${x + 40} ${y - 120} ${x + 150} ${y + 170}`,
  ];
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${GROUND}" stroke="${strong}" stroke-opacity="0.6" stroke-width="2"/>
<g fill="none" stroke="${bright}" stroke-opacity="0.14" stroke-width="1.5">${[...meridians, ...parallels].join("")}</g>
<g fill="none" stroke="${bright}" stroke-opacity="0.5" stroke-width="2.5" stroke-dasharray="2 10" stroke-linecap="round">${routes.map((d) => `<path d="${d}"/>`).join("")}</g>`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

function plane(model: string, [main = "", second = main]: readonly string[], { x, y, size, turn }: Place): string {
  const { body, tail } = outlineOf(silhouetteOf(model));
  const scale = size / 24;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-12 -12)" stroke="${GROUND}" stroke-width="0.5" stroke-linejoin="round" paint-order="stroke"><path d="${tail}" fill="${second}"/><path d="${body}" fill="${main}"/></g>`;
}
