/** Shows the power bands in a row with a marker at the ratio. Screen readers get the same facts as text. */
import { Group, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { capitalised, decimal } from "@outbound/kit/web/format.ts";
import { BANDS } from "../../../rules/orders/power.ts";
import { bandPosition, TONES } from "./band.ts";
import classes from "./band-meter.module.css";
import type { TaskFigures } from "./order-estimate.ts";

export function BandMeter({ figures: { band, ratio, power, difficulty } }: { readonly figures: TaskFigures }) {
  return (
    <div>
      <Group justify="space-between" gap="xs" align="baseline">
        <Text fw={600} className={TONES[band]}>
          {capitalised(band)}
        </Text>
        <Note>
          power {decimal(power)} ÷ {decimal(difficulty)} ={" "}
          <Text span inherit fw={700} c="var(--mantine-color-text)" className="tabular">
            {ratio.toFixed(2)}
          </Text>
        </Note>
      </Group>
      <div className={classes.meter} aria-hidden>
        {BANDS.map(({ name, timePercent }) => (
          <span key={name} className={classes.band} data-here={name === band || undefined}>
            × {timePercent / 100}
          </span>
        ))}
        <span className={classes.mark} style={{ insetInlineStart: `${bandPosition(ratio) * 100}%` }} />
      </div>
      <div className={classes.ends} aria-hidden>
        <span>critical</span>
        <span>nominal time</span>
        <span>overdrive</span>
      </div>
    </div>
  );
}
