/**
 * Compares power supply and demand: the bar is the supply, the mark the demand. The part of the bar beyond the mark is surplus.
 */
interface PowerMeterProps {
  readonly supply: number;
  readonly demand: number;
  readonly label: string;
}

export function PowerMeter({ supply, demand, label }: PowerMeterProps) {
  const percent = (value: number): string => `${(90 * value) / Math.max(supply, demand, 1)}%`;
  return (
    <svg
      width="100%"
      height="1rem"
      style={{ display: "block", marginBlock: "-0.25rem" }}
      role="img"
      aria-label={`${supply} supplied, ${demand} used: ${label}`}
    >
      <rect fill="var(--mantine-color-dimmed)" opacity="0.22" y="4" width="100%" height="8" rx="4" />
      <rect
        fill={supply < demand ? "var(--outbound-bad)" : "var(--outbound-good)"}
        y="4"
        width={percent(supply)}
        height="8"
        rx="4"
      />
      <rect fill="var(--mantine-color-text)" x={percent(demand)} width="3" height="16" rx="1.5" />
    </svg>
  );
}
