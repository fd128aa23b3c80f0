/** The condition of a plane as an icon with its word. */
import { Group, Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconPlaneInflight, IconTool } from "@tabler/icons-react";
import type { Plane } from "../api.ts";
import { CONDITION_WORDS, conditionOf, isHeld } from "./plane-condition.ts";

const LOOKS = {
  flying: { icon: IconPlaneInflight, className: "accent" },
  available: { icon: IconCircleCheck, className: "good" },
  repairing: { icon: IconTool, className: "warn" },
  broken: { icon: IconAlertTriangle, className: "bad" },
} as const;

export function ConditionMark({ plane }: { readonly plane: Plane }) {
  const condition = conditionOf(plane);
  const { icon: Icon, className } = LOOKS[condition];
  return (
    <div>
      <Group gap={6} wrap="nowrap" className={className}>
        <Icon size={18} stroke={1.8} aria-hidden />
        <Text size="sm" fw={550} span style={{ whiteSpace: "nowrap" }}>
          {CONDITION_WORDS[condition]}
        </Text>
      </Group>
      {isHeld(plane) && (
        <Text size="xs" className="warn">
          queue is held
        </Text>
      )}
    </div>
  );
}
