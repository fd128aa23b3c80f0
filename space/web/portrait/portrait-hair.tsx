/** The hair or headwear of a portrait, in a box of 64 × 64: one part behind the head, one in front of it. */
import type { ReactNode } from "react";
import type { PortraitLook } from "./portrait-look.ts";

interface Hair {
  readonly back?: ReactNode;
  readonly front?: ReactNode;
  /** True for headwear in the colour of the clothes. */
  readonly isCloth?: boolean;
}

const CROWN = "M20 27C18.5 14 25.5 10.5 32 10.5S45.5 14 44 27C42 21 37.5 17 32 17S22 21 20 27Z";
const SWEPT =
  "M20 28C17 13 26 9 34 9.5C43 10 46.5 17 44 27.5C43 23.5 42 21.5 40 19.5C34 20 28.5 18.5 26.5 15.5C25.5 19.5 21.5 22 20 28Z";

const HAIRS: Readonly<Record<PortraitLook["hair"], Hair>> = {
  bald: {},
  buzz: { front: <path d={CROWN} opacity={0.55} /> },
  crop: {
    front: (
      <path d="M19.8 27C18 13 25 9.5 32 9.5S46 13 44.2 27C43.5 23 42 21 40 19.2L36 20.4L31 18.6L26.5 20.4L23.6 19.4C21.6 21.4 20.6 23.6 19.8 27Z" />
    ),
  },
  parted: { front: <path d={SWEPT} /> },
  mohawk: {
    front: (
      <>
        <path d={CROWN} opacity={0.28} />
        <path d="M27 20C25.5 9 28 4 32 2.5C36 4 38.5 9 37 20C35 18 29 18 27 20Z" />
      </>
    ),
  },
  bun: {
    back: <circle cx={32} cy={7.5} r={6} />,
    front: <path d={CROWN} />,
  },
  ponytail: {
    back: <path d="M40 11C54 11 57 26 52 45C50 47.5 47.5 46 47.5 43C49 33 47 24 40 21Z" />,
    front: <path d={SWEPT} />,
  },
  long: {
    back: <path d="M17.5 26C15 5 49 5 46.5 26L49 50C44 53.5 40 51 38 48H26C24 51 20 53.5 15 50Z" />,
    front: <path d="M20 27.5C18.5 14 25 10.5 32 10.5S45.5 14 44 27.5C41.5 23 36 20 32 14.5C28.5 20 23 23 20 27.5Z" />,
  },
  bob: {
    back: <path d="M17.5 25C15 5 49 5 46.5 25L47 39C43.5 42.5 40.5 41 39.5 38H24.5C23.5 41 20.5 42.5 17 39Z" />,
    front: <path d="M20 26C18.5 13 25 10.5 32 10.5S45.5 13 44 26L42.5 22.5H21.5Z" />,
  },
  afro: {
    back: <circle cx={32} cy={21.5} r={18} />,
    front: <path d={CROWN} />,
  },
  curls: {
    front: (
      <>
        {[
          [20.5, 22, 4.8],
          [23, 15, 5.4],
          [29, 11, 5.8],
          [36, 11.2, 5.6],
          [41.6, 15.6, 5.2],
          [43.6, 22.4, 4.4],
        ].map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </>
    ),
  },
  scarf: {
    isCloth: true,
    back: <path d="M17.5 28C15 5 49 5 46.5 28L48.5 49C44 54 20 54 15.5 49Z" />,
    front: (
      <path
        fillRule="evenodd"
        d="M17.5 28C15 5 49 5 46.5 28C47.5 38 43.5 47.5 32 47.5S16.5 38 17.5 28ZM21.6 28C21.6 37 26 41.5 32 41.5S42.4 37 42.4 28C42.4 20.5 38 17 32 17S21.6 20.5 21.6 28Z"
      />
    ),
  },
  cap: {
    isCloth: true,
    front: (
      <>
        <path d="M19.3 22.5C18.3 11.5 26 8.5 32 8.5S45.7 11.5 44.7 22.5Z" />
        <path d="M19 21.5H48.5C51 21.5 50.5 25 47.5 25H20Z" stroke="#000" strokeOpacity={0.28} strokeWidth={1} />
      </>
    ),
  },
};

interface HairProps {
  readonly look: PortraitLook;
  readonly part: "back" | "front";
}

export function PortraitHair({ look, part }: HairProps) {
  const hair = HAIRS[look.hair];
  return <g fill={hair.isCloth ? look.clothes : look.hairColor}>{hair[part]}</g>;
}
