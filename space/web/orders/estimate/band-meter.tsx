/** The seven power bands in a row with a marker at the ratio; the text says the same to screen readers. */
import { Group, Text } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import { BANDS } from "../../../rules/orders/power.ts";
import { bandIn, bandPosition } from "./band.ts";
import classes from "./band-meter.module.css";

interface BandMeterProps {
  readonly ratio: number;
  readonly power: number;
  readonly difficulty: number;
}

export function BandMeter({ ratio, power, difficulty }: BandMeterProps) {
  const band = bandIn(ratio);
  return (
    <div>
      <Group justify="space-between" gap="xs" align="baseline">
        <Text fw={600} className={classes.word} data-tone={band.tone}>
          {band.word}
        </Text>
        <Text size="sm" c="dimmed">
          power {decimal(power)} ÷ {decimal(difficulty)} = <b className={classes.ratio}>{ratio.toFixed(2)}</b>
        </Text>
      </Group>
      <div className={classes.meter} aria-hidden>
        {BANDS.map(({ name, timePercent }) => (
          <span key={name} className={classes.band} data-here={name === band.name || undefined} data-tone={band.tone}>
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
