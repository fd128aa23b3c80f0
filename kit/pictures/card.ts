/**
 * Draws the picture of a link preview as SVG, 1200 by 630: the game's mark and name, a title, lines, figures, and art on the
 * right.
 */
import { escapeHtml } from "../http/answer/escape-html.ts";
import { drawable, fitted, PICTURE_FONT } from "./drawn-text.ts";

const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** A game's colours, the same as in kit/web/theme.ts. */
export interface Accent {
  readonly bright: string;
  readonly strong: string;
  readonly glow: string;
}

export const VIOLET: Accent = { bright: "#bdb1f3", strong: "#6f56e2", glow: "#3d2b9e" };
export const SKY: Accent = { bright: "#a0d3f6", strong: "#0f76c9", glow: "#005a9f" };

/** Colours of the dark scheme. */
const INK = { text: "#dfe6f2", soft: "#98a6bc", line: "#2a3549", raised: "#141c2b", ground: "#090f1a" };

export interface Brand {
  /** `Outbound Space`. */
  readonly name: string;
  readonly accent: Accent;
  /** The mark as SVG in a box of 32 by 32. */
  readonly mark: string;
}

export interface Card {
  readonly brand: Brand;
  /** A word or two above the title. */
  readonly kicker: string;
  readonly title: string;
  readonly lines?: readonly string[];
  readonly figures?: readonly Figure[];
  readonly rows?: readonly BoardRow[];
  /** SVG drawn by this repository, below everything else. */
  readonly art?: string;
}

export interface Figure {
  readonly label: string;
  readonly value: string;
}

export interface BoardRow {
  readonly rank: number;
  readonly name: string;
  readonly value: string;
}

const LEFT = 72;
/** The art is to the right of this width. */
const TEXT_WIDTH = 640;

/** Makes all texts drawable, and escapes them. */
export function cardSvg({ brand, kicker, title, lines = [], figures = [], rows = [], art = "" }: Card): string {
  const { accent, mark, name } = brand;
  const isBoard = rows.length > 0;
  const heading = fitted(
    drawable(title),
    isBoard ? 1056 : TEXT_WIDTH,
    isBoard ? [52, 44, 36] : [76, 64, 54, 46, 38],
    2,
  );
  const top = isBoard ? 222 : 268;
  const lineHeight = heading.size * 1.12;
  const below = top + (heading.lines.length - 1) * lineHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" font-family="${PICTURE_FONT}">
<defs>
<radialGradient id="glow" cx="0.82" cy="0.42" r="0.75"><stop offset="0" stop-color="${accent.glow}" stop-opacity="0.55"/><stop offset="1" stop-color="${INK.ground}" stop-opacity="0"/></radialGradient>
<linearGradient id="bar" x1="0" x2="1"><stop offset="0" stop-color="${accent.strong}"/><stop offset="1" stop-color="${accent.strong}" stop-opacity="0"/></linearGradient>
</defs>
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${INK.ground}"/>
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#glow)"/>
${art}
<rect y="${CARD_HEIGHT - 8}" width="${CARD_WIDTH}" height="8" fill="url(#bar)"/>
<g transform="translate(${LEFT} 62) scale(1.625)">${mark}</g>
${text(name, LEFT + 70, 98, 30, INK.text, 700)}
${text(kicker.toUpperCase(), LEFT, top - heading.size - 14, 22, accent.bright, 700, 'letter-spacing="2.4"')}
${heading.lines.map((line, index) => text(line, LEFT, top + index * lineHeight, heading.size, INK.text, 700)).join("\n")}
${lines.map((line, index) => text(fitted(drawable(line), TEXT_WIDTH, [30, 26], 1).lines[0] ?? "", LEFT, below + 54 + index * 42, 28, INK.soft, 500)).join("\n")}
${figures.map((figure, index) => figureSvg(figure, LEFT + index * 212)).join("\n")}
${rows.map((row, index) => rowSvg(row, below + 34 + index * 62, accent)).join("\n")}
</svg>`;
}

function figureSvg({ label, value }: Figure, x: number): string {
  return `${text(value, x, 530, 50, INK.text, 700)}\n${text(label, x, 568, 22, INK.soft, 500)}`;
}

function rowSvg({ rank, name, value }: BoardRow, y: number, { bright }: Accent): string {
  const { lines, size } = fitted(drawable(name), 640, [28, 24, 21], 1);
  return `<rect x="${LEFT}" y="${y}" width="1056" height="54" rx="12" fill="${INK.raised}" stroke="${INK.line}"/>
${text(String(rank), LEFT + 24, y + 37, 28, rank === 1 ? bright : INK.soft, 700)}
${text(lines[0] ?? "", LEFT + 84, y + 37, size, INK.text, rank === 1 ? 700 : 500)}
${text(value, LEFT + 1032, y + 37, 28, rank === 1 ? bright : INK.soft, 700, 'text-anchor="end"')}`;
}

const text = (
  content: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  weight: 500 | 700,
  more = "",
): string =>
  `<text x="${x}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}"${more === "" ? "" : ` ${more}`}>${escapeHtml(drawable(content))}</text>`;
