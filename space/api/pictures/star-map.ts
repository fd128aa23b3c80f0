/**
 * Draws the stars of a game as the art of a picture: explored ones are bright, and a line joins the systems in the order in which
 * the ship arrived.
 */
import { type Accent, CARD_HEIGHT } from "@outbound/kit/pictures/card.ts";
import { galaxyOf } from "../../rules/game/galaxy.ts";
import type { GameEvent, System } from "../../rules/game/game.ts";
import type { Source } from "../../rules/values/chance.ts";

/** The area of the art, right of the text. */
const BOX = { left: 740, top: 70, width: 400, height: CARD_HEIGHT - 150 };
const GOLD = "#fdd49b";
const UNLIT = "#5d6b84";

type Point = readonly [x: number, y: number];

/** Returns the ids of the systems on the ship's way: the start of its galaxy, then those of the arrivals. */
export const wayOf = (source: Source, arrivals: readonly Pick<GameEvent, "refs">[]): number[] => [
  galaxyOf(source).startId,
  ...arrivals.flatMap(({ refs }) => (typeof refs.systemId === "number" ? [refs.systemId] : [])),
];

/** `way` has the ids of systems in order of arrival. */
export function starMap(systems: readonly System[], way: readonly number[], accent: Accent): string {
  const places = placesOf(systems);
  const stops = way.map((id) => places.get(id)).filter((place) => place !== undefined);
  const line = stops.map(([x, y]) => `${x} ${y}`).join("L");
  const path =
    stops.length < 2
      ? ""
      : `<path d="M${line}" fill="none" stroke="${accent.bright}" stroke-width="2.5" stroke-opacity="0.55" stroke-linejoin="round" stroke-linecap="round"/>`;
  const stars = systems.map((system) => starSvg(system, places.get(system.id) ?? [0, 0], accent));
  return `<g>${path}${stars.join("")}</g>`;
}

function starSvg({ visits, apex, fragment }: System, [x, y]: Point, { bright, strong }: Accent): string {
  const isLit = visits > 0;
  const colour = apex ? GOLD : isLit ? "#ffffff" : UNLIT;
  const halo =
    apex || isLit
      ? `<circle cx="${x}" cy="${y}" r="${apex ? 20 : 12}" fill="${apex ? GOLD : strong}" fill-opacity="0.22"/>`
      : "";
  const ring = apex ? `<circle cx="${x}" cy="${y}" r="14" fill="none" stroke="${GOLD}" stroke-width="2.5"/>` : "";
  const signal = fragment
    ? `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${bright}" stroke-width="1.5"/>`
    : "";
  return `${halo}${ring}${signal}<circle cx="${x}" cy="${y}" r="${apex ? 7 : isLit ? 4.5 : 3.2}" fill="${colour}"/>`;
}

/** Scales the systems to fit the box, centred and with equal proportions. */
function placesOf(systems: readonly System[]): ReadonlyMap<number, Point> {
  const [xs, ys] = [systems.map(({ x }) => x), systems.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  const scale = Math.min(BOX.width / width, BOX.height / height);
  const [right, down] = [(BOX.width - width * scale) / 2, (BOX.height - height * scale) / 2];
  const place = ({ x, y }: System): Point => [
    round(BOX.left + right + (x - left) * scale),
    round(BOX.top + down + (y - top) * scale),
  ];
  return new Map(systems.map((system) => [system.id, place(system)]));
}

const round = (value: number): number => Math.round(value * 10) / 10;
