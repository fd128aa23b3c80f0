/** Figures before and after a change. */
import { IconArrowRight } from "@tabler/icons-react";
import classes from "./change-list.module.css";
import type { Change, Figure } from "./module-figures.ts";

export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={classes.list}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <dl className={classes.list}>
      {changes.map(({ label, now, next }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.now}>{now}</span>
            <IconArrowRight size={14} aria-label="becomes" role="img" />
            <span>{next}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
