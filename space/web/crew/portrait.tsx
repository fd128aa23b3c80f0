/** A crew member's portrait, drawn from the name; the name is shown beside it. */

import classes from "./portrait.module.css";
import { portraitOf } from "./portrait-look.ts";

export function Portrait({ name, size = 56 }: { readonly name: string; readonly size?: number }) {
  const { initials, hue, outline } = portraitOf(name);
  const fill = `hsl(${hue} 45% 34%)`;
  return (
    <svg className={classes.portrait} viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      {outline === null ? <circle cx="50" cy="50" r="48" fill={fill} /> : <polygon points={outline} fill={fill} />}
      <text x="50" y="52">
        {initials}
      </text>
    </svg>
  );
}
