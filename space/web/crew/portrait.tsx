/** A crew member's portrait, drawn from the name; the name is shown beside it. */
import { portraitOf } from "./portrait-look.ts";

export function Portrait({ name }: { readonly name: string }) {
  const { initials, hue, outline } = portraitOf(name);
  const fill = `hsl(${hue} 45% 34%)`;
  return (
    <svg viewBox="0 0 100 100" width={56} height={56} style={{ flex: "none" }} aria-hidden="true">
      {outline === null ? <circle cx="50" cy="50" r="48" fill={fill} /> : <polygon points={outline} fill={fill} />}
      <text x="50" y="52" fill="#fff" fontSize={36} fontWeight={650} textAnchor="middle" dominantBaseline="central">
        {initials}
      </text>
    </svg>
  );
}
