/** A task's span on the axis of turns, as a bar; the text beside it names the turns. */
import classes from "./queue.module.css";
import { type Axis, type Spanned, spanOn } from "./turn-axis.ts";

interface TurnSpanProps {
  readonly axis: Axis;
  readonly span: Spanned;
}

export function TurnSpan({ axis, span }: TurnSpanProps) {
  const { start, width } = spanOn(axis, span);
  return (
    <div className={classes.axis} aria-hidden>
      <span style={{ insetInlineStart: `${start * 100}%`, width: `${width * 100}%` }} />
    </div>
  );
}
