/** Shows the severity of an event as an icon and a word. */
import { Group, Text } from "@mantine/core";
import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { GameEvent } from "../api.ts";

const LOOKS = {
  info: { Icon: IconInfoCircle, word: "Info", className: "accent" },
  good: { Icon: IconCircleCheck, word: "Good", className: "good" },
  warn: { Icon: IconAlertTriangle, word: "Warning", className: "warn" },
  bad: { Icon: IconAlertOctagon, word: "Bad", className: "bad" },
} as const;

interface SeverityProps {
  readonly severity: GameEvent["severity"];
}

export function SeverityIcon({ severity }: SeverityProps) {
  const { Icon, word, className } = LOOKS[severity];
  return <Icon size={18} role="img" aria-label={`${word}:`} className={className} style={{ flexShrink: 0 }} />;
}

/** Shows an event as an item of a list. */
export const SeverityLine = ({ severity, children }: SeverityProps & { readonly children: ReactNode }) => (
  <Group component="li" gap="xs" wrap="nowrap" align="flex-start">
    <SeverityIcon severity={severity} />
    <Text size="sm">{children}</Text>
  </Group>
);
