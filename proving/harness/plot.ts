/** Line plots as SVG, in colours that are readable on white and on black pages. */
import { mkdir, writeFile } from "node:fs/promises";
import { type Axis, tickText } from "./axis.ts";

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface PlotOptions {
  readonly title: string;
  readonly labels: readonly [across: string, up: string];
  /** Of both directions. */
  readonly axis: (values: readonly number[]) => Axis;
  /** At most four: each has its own colour and mark. */
  readonly series: readonly Series[];
}

const FOLDER = new URL("../../docs/plots/", import.meta.url);

export async function writePlot(name: string, options: PlotOptions): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(new URL(`${name}.svg`, FOLDER), plotSvg(options));
}

const WIDTH = 720;
const HEIGHT = 400;
/** Edges of the plot area; the names of the lines are to its right. */
const FIELD = { left: 76, right: 540, top: 44, bottom: 340 } as const;
const INK = "#7d8590";
const COLOURS = ["#2f81f7", "#e5534b", "#46954a", "#ae7c14"] as const;
const FONT = `font-family="system-ui, 'Segoe UI', Helvetica, Arial, sans-serif" font-size="13" fill="${INK}"`;
/** Lines with more points have no marks. */
const MOST_MARKS = 20;
const LINE_HEIGHT = 18;

/** A value of an axis as a coordinate of the picture. */
type Place = (value: number) => number;

export function plotSvg({ title, labels, axis, series }: PlotOptions): string {
  const points = series.flatMap((one) => one.points);
  const [across, up] = [axis(points.map(([x]) => x)), axis(points.map(([, y]) => y))];
  const left: Place = (value) => rounded(FIELD.left + across.place(value) * (FIELD.right - FIELD.left));
  const top: Place = (value) => rounded(FIELD.bottom - up.place(value) * (FIELD.bottom - FIELD.top));
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escaped(title)}">`,
    `<g ${FONT}>`,
    text(`x="${FIELD.left}" y="24" font-size="15" font-weight="600"`, title),
    ...across.ticks.flatMap((tick) => [
      grid(left(tick), FIELD.top, left(tick), FIELD.bottom),
      text(`x="${left(tick)}" y="${FIELD.bottom + 20}" text-anchor="middle"`, tickText(tick)),
    ]),
    text(`x="${(FIELD.left + FIELD.right) / 2}" y="${FIELD.bottom + 44}" text-anchor="middle"`, labels[0]),
    ...up.ticks.flatMap((tick) => [
      grid(FIELD.left, top(tick), FIELD.right, top(tick)),
      text(`x="${FIELD.left - 8}" y="${rounded(top(tick) + 4)}" text-anchor="end"`, tickText(tick)),
    ]),
    text(`transform="translate(16 ${(FIELD.top + FIELD.bottom) / 2}) rotate(-90)" text-anchor="middle"`, labels[1]),
    ...series.flatMap((one, index) => seriesLines(one, index, left, top)),
    ...names(series, top),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const text = (attributes: string, words: string): string => `<text ${attributes}>${escaped(words)}</text>`;

const grid = (x1: number, y1: number, x2: number, y2: number): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${INK}" stroke-opacity="0.3"/>`;

function seriesLines({ points }: Series, index: number, left: Place, top: Place): string[] {
  const places = points.map(([x, y]) => [left(x), top(y)] as const);
  const line = places.map((place) => place.join()).join(" ");
  const marks = places.length > MOST_MARKS ? [] : places.map(([x, y]) => mark(index, x, y));
  return [`<polyline points="${line}" fill="none" stroke="${colourOf(index)}" stroke-width="2"/>`, ...marks];
}

const colourOf = (index: number): string => COLOURS[index % COLOURS.length] as string;

/** A shape of its own for each series, for readers who do not distinguish the colours. */
function mark(index: number, x: number, y: number): string {
  const shapes = [
    `<circle cx="${x}" cy="${y}" r="4"`,
    `<rect x="${rounded(x - 4)}" y="${rounded(y - 4)}" width="8" height="8"`,
    `<path d="M${x} ${rounded(y - 5)}l5 9h-10z"`,
    `<path d="M${x} ${rounded(y - 5)}l5 5l-5 5l-5 -5z"`,
  ];
  return `${shapes[index % shapes.length]} fill="${colourOf(index)}"/>`;
}

/** The names beside the ends of the lines, one below the other where ends are close. */
function names(series: readonly Series[], top: Place): string[] {
  const ends = series
    .map(({ name, points }, index) => ({ name, index, y: top(points.at(-1)?.[1] ?? 0) }))
    .sort((a, b) => a.y - b.y);
  let least = FIELD.top;
  return ends.map(({ name, index, y }) => {
    const place = Math.max(y, least);
    least = place + LINE_HEIGHT;
    const at = `x="${FIELD.right + 28}" y="${rounded(place + 4)}" fill="${colourOf(index)}"`;
    return mark(index, FIELD.right + 16, place) + text(at, name);
  });
}
