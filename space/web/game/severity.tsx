/** The severity of an event, as an icon with its word. */
import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { GameEvent } from "../api.ts";

const LOOKS = {
  info: { Icon: IconInfoCircle, word: "Info", className: "accent" },
  good: { Icon: IconCircleCheck, word: "Good", className: "good" },
  warn: { Icon: IconAlertTriangle, word: "Warning", className: "warn" },
  bad: { Icon: IconAlertOctagon, word: "Bad", className: "bad" },
} as const;

export function SeverityIcon({
  severity,
  size = 18,
}: {
  readonly severity: GameEvent["severity"];
  readonly size?: number;
}) {
  const { Icon, word, className } = LOOKS[severity];
  return <Icon size={size} role="img" aria-label={`${word}:`} className={className} style={{ flexShrink: 0 }} />;
}
