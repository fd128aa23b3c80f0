/** Line plots as SVG, in colours that are readable on white and on black pages. */
import { mkdir, writeFile } from "node:fs/promises";
import { type Axis, type AxisOptions, axisOf, tickText } from "./axis.ts";

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface PlotOptions {
  readonly title: string;
  readonly x: AxisOptions;
  readonly y: AxisOptions;
  /** At most four: each has its own colour and mark. */
  readonly series: readonly Series[];
}

const FOLDER = new URL("../../docs/plots/", import.meta.url);

/** Writes `docs/plots/<name>.svg`. */
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

export function plotSvg({ title, x, y, series }: PlotOptions): string {
  const all = series.flatMap(({ points }) => points);
  const [across, up] = [
    axisOf(
      x,
      all.map(([value]) => value),
    ),
    axisOf(
      y,
      all.map(([, value]) => value),
    ),
  ];
  const left = (value: number) => rounded(FIELD.left + across.place(value) * (FIELD.right - FIELD.left));
  const top = (value: number) => rounded(FIELD.bottom - up.place(value) * (FIELD.bottom - FIELD.top));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escaped(title)}">`,
    `<g ${FONT}>`,
    `<text x="${FIELD.left}" y="24" font-size="15" font-weight="600">${escaped(title)}</text>`,
    ...acrossLines(across, left),
    ...upLines(up, top),
    ...series.flatMap((one, index) => seriesLines(one, index, left, top)),
    ...names(series, top),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const grid = (from: readonly [number, number], to: readonly [number, number]): string =>
  `<line x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" stroke="${INK}" stroke-opacity="0.3"/>`;

function acrossLines({ ticks, label }: Axis, left: (value: number) => number): string[] {
  const middle = (FIELD.left + FIELD.right) / 2;
  return [
    ...ticks.flatMap((tick) => [
      grid([left(tick), FIELD.top], [left(tick), FIELD.bottom]),
      `<text x="${left(tick)}" y="${FIELD.bottom + 20}" text-anchor="middle">${tickText(tick)}</text>`,
    ]),
    `<text x="${middle}" y="${FIELD.bottom + 44}" text-anchor="middle">${escaped(label)}</text>`,
  ];
}

function upLines({ ticks, label }: Axis, top: (value: number) => number): string[] {
  const middle = (FIELD.top + FIELD.bottom) / 2;
  return [
    ...ticks.flatMap((tick) => [
      grid([FIELD.left, top(tick)], [FIELD.right, top(tick)]),
      `<text x="${FIELD.left - 8}" y="${rounded(top(tick) + 4)}" text-anchor="end">${tickText(tick)}</text>`,
    ]),
    `<text transform="translate(16 ${middle}) rotate(-90)" text-anchor="middle">${escaped(label)}</text>`,
  ];
}

function seriesLines({ points }: Series, index: number, left: (x: number) => number, top: (y: number) => number) {
  const colour = COLOURS[index % COLOURS.length] as string;
  const line = points.map(([x, y]) => `${left(x)},${top(y)}`).join(" ");
  const marks = points.length > MOST_MARKS ? [] : points.map(([x, y]) => mark(index, left(x), top(y), colour));
  return [`<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2"/>`, ...marks];
}

/** Lines with more points have no marks. */
const MOST_MARKS = 20;

/** A shape of its own for each series, for readers who do not distinguish the colours. */
function mark(index: number, x: number, y: number, colour: string): string {
  const shapes = [
    `<circle cx="${x}" cy="${y}" r="4" fill="${colour}"/>`,
    `<rect x="${rounded(x - 4)}" y="${rounded(y - 4)}" width="8" height="8" fill="${colour}"/>`,
    `<path d="M${x} ${rounded(y - 5)}l5 9h-10z" fill="${colour}"/>`,
    `<path d="M${x} ${rounded(y - 5)}l5 5l-5 5l-5 -5z" fill="${colour}"/>`,
  ];
  return shapes[index % shapes.length] as string;
}

const LINE_HEIGHT = 18;

/** The names beside the ends of the lines, one below the other where ends are close. */
function names(series: readonly Series[], top: (y: number) => number): string[] {
  const ends = series
    .map(({ name, points }, index) => ({ name, index, y: top(points.at(-1)?.[1] ?? 0) }))
    .sort((a, b) => a.y - b.y);
  let least = FIELD.top;
  return ends.map(({ name, index, y }) => {
    const place = Math.max(y, least);
    least = place + LINE_HEIGHT;
    const colour = COLOURS[index % COLOURS.length] as string;
    return `${mark(index, FIELD.right + 16, place, colour)}<text x="${FIELD.right + 28}" y="${rounded(place + 4)}" fill="${colour}">${escaped(name)}</text>`;
  });
}
