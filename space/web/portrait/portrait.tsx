/** A crew member's portrait. It is decorative: the name is shown or read out beside it. */
import type { ReactNode } from "react";
import { portraitKey } from "../../rules/game/traits.ts";
import { useWorld } from "../game/game.ts";
import { PortraitHair } from "./portrait-hair.tsx";
import { type PortraitLook, portraitOf } from "./portrait-look.ts";

interface PortraitProps {
  readonly memberId: number;
  /** Width and height in px. */
  readonly size?: number;
}

export function Portrait({ memberId, size = 64 }: PortraitProps) {
  return <Face look={portraitOf(portraitKey(useWorld().save, memberId))} size={size} />;
}

/** Below this size, in px, small features would only blur. */
const DETAILS_FROM = 40;

function Face({ look, size }: { readonly look: PortraitLook; readonly size: number }) {
  const { hue, skin, head, extra } = look;
  const detailed = size >= DETAILS_FROM;
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      style={{ flex: "none", borderRadius: "22%" }}
      aria-hidden="true"
    >
      <rect width={64} height={64} fill={`hsl(${hue} 26% 29%)`} />
      <circle cx={32} cy={30} r={25} fill={`hsl(${hue} 30% 42%)`} />
      <PortraitHair look={look} part="back" />
      <rect x={27} y={34} width={10} height={15} rx={4} fill={skin} />
      <rect x={27} y={34} width={10} height={15} rx={4} fill="#000" opacity={0.18} />
      <Clothes look={look} />
      <circle cx={20.6} cy={29} r={2.6} fill={skin} />
      <circle cx={43.4} cy={29} r={2.6} fill={skin} />
      <path d={HEAD_SHAPES[head]} fill={skin} />
      <Beard look={look} />
      <g fill="#1b1716">
        <circle cx={27.3} cy={28.4} r={1.6} />
        <circle cx={36.7} cy={28.4} r={1.6} />
      </g>
      {detailed && (
        <g fill="none" stroke="#1b1716" strokeLinecap="round" strokeWidth={1.3}>
          <path d="M24.8 24.8Q27.2 23.4 29.4 24.6M34.6 24.6Q36.8 23.4 39.2 24.8" opacity={0.75} />
          <path d="M32 29.5Q33.6 32.4 31.4 32.8" opacity={0.4} />
        </g>
      )}
      <path d={MOUTHS[look.mouth] ?? ""} fill="none" stroke="#5b2a22" strokeWidth={1.5} strokeLinecap="round" />
      <PortraitHair look={look} part="front" />
      {(detailed || LARGE_EXTRAS.has(extra)) && EXTRAS[extra]}
    </svg>
  );
}

const HEAD_SHAPES: Readonly<Record<PortraitLook["head"], string>> = {
  oval: "M21 26C21 12 43 12 43 26C43 36 38 42 32 42S21 36 21 26Z",
  round: "M20.5 27C20.5 13 43.5 13 43.5 27C43.5 36.5 38.5 41 32 41S20.5 36.5 20.5 27Z",
  square: "M21 25C21 12 43 12 43 25V33C42.5 38 37 42 32 42S21.5 38 21 33Z",
  long: "M21.5 25C21.5 11.5 42.5 11.5 42.5 25C42.5 37 37.5 44 32 44S21.5 37 21.5 25Z",
};

const MOUTHS = ["M29 36.5H35", "M28.6 36Q32 37.8 35.4 36", "M28 35.2Q32 39.6 36 35.2"];

function Beard({ look: { beard, hair, hairColor } }: { readonly look: PortraitLook }) {
  // Faces framed by hair or a scarf are drawn without a beard.
  if (beard === "none" || hair === "scarf" || hair === "long" || hair === "bob" || hair === "bun") return null;
  return <path d={BEARD_SHAPES[beard]} fill={hairColor} opacity={0.92} />;
}

const BEARD_SHAPES: Readonly<Record<Exclude<PortraitLook["beard"], "none">, string>> = {
  full: "M21 29C22 33 25 33.5 27 33C30 32 34 32 37 33C39 33.5 42 33 43 29C43.5 39 38.5 45.5 32 45.5S20.5 39 21 29Z",
  moustache:
    "M26 35.4C27.5 32.6 30.5 32.4 32 33.4C33.5 32.4 36.5 32.6 38 35.4C35.5 34.8 33.5 35 32 35.2C30.5 35 28.5 34.8 26 35.4Z",
  goatee: "M28.2 38.2C30 39.4 34 39.4 35.8 38.2C36.4 42 34.6 45 32 45S27.6 42 28.2 38.2Z",
};

function Clothes({ look: { clothes, collar } }: { readonly look: PortraitLook }) {
  return (
    <>
      <path d="M6 66C6 53 16 48.5 26 46.5L32 51L38 46.5C48 48.5 58 53 58 66Z" fill={clothes} />
      {COLLARS[collar]}
    </>
  );
}

const SHADE = { fill: "#000", opacity: 0.26 };
const LIGHT = { fill: "#fff", opacity: 0.3 };

const COLLARS: Readonly<Record<PortraitLook["collar"], ReactNode>> = {
  crew: <path d="M24.5 46.8Q32 55 39.5 46.8L38 45.8Q32 51.5 26 45.8Z" {...LIGHT} />,
  zip: <path d="M30.8 51H33.2V64H30.8ZM24 46.8L32 52.4L40 46.8L38 45.4L32 49.6L26 45.4Z" {...SHADE} />,
  lapels: <path d="M26 46.4L32 64L22 56L24 52L20 50.6ZM38 46.4L32 64L42 56L40 52L44 50.6Z" {...SHADE} />,
  hood: (
    <path
      d="M18 50C20 42 26 44 27 46L32 51L37 46C38 44 44 42 46 50C42 56 36 56.5 32 54.5C28 56.5 22 56 18 50Z"
      {...SHADE}
    />
  ),
  high: <path d="M25.5 42H38.5V49Q32 53.5 25.5 49Z" {...LIGHT} />,
};

/** Extras that can be seen at 32 px. */
const LARGE_EXTRAS: ReadonlySet<PortraitLook["extra"]> = new Set(["glasses", "headset", "visor", "patch"]);

const EXTRAS: Readonly<Record<PortraitLook["extra"], ReactNode>> = {
  none: null,
  glasses: (
    <g fill="#ffffff2e" stroke="#17181d" strokeWidth={1.5}>
      <circle cx={27} cy={28.4} r={4.3} />
      <circle cx={37} cy={28.4} r={4.3} />
      <path d="M31.3 28H32.7" />
    </g>
  ),
  headset: (
    <g fill="none" stroke="#d8dde8" strokeWidth={1.8} strokeLinecap="round">
      <path d="M18.6 28C17.5 9.5 46.5 9.5 45.4 28" opacity={0.85} />
      <rect x={16.6} y={25.5} width={4.4} height={8} rx={2} fill="#d8dde8" stroke="none" />
      <rect x={43} y={25.5} width={4.4} height={8} rx={2} fill="#d8dde8" stroke="none" />
      <path d="M19 33.5Q20 38.5 26.5 38" strokeWidth={1.4} />
    </g>
  ),
  visor: <path d="M20 25.4H44V28.4C44 32 35 32.6 32 29.6C29 32.6 20 32 20 28.4Z" fill="#7fe0e8" opacity={0.78} />,
  patch: (
    <g fill="#15161c">
      <path d="M32.8 25.6H41V29C41 33.4 33 33.4 32.8 29Z" />
      <path d="M20.6 22L43.4 26.4V28L20.6 23.4Z" />
    </g>
  ),
  scar: <path d="M37.6 21.5L40.2 34.5" stroke="#fff" strokeOpacity={0.55} strokeWidth={1.2} strokeLinecap="round" />,
  freckles: (
    <g fill="#5b2a22" opacity={0.4}>
      {[24.6, 26.6, 28.2, 35.8, 37.4, 39.4].map((x, index) => (
        <circle key={x} cx={x} cy={index % 2 === 0 ? 32 : 33.2} r={0.6} />
      ))}
    </g>
  ),
};
