/** The focus of an exploration. */
import { SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useId } from "react";
import { FOCUSES, type Focus } from "../../rules/game/game.ts";
import { FOCUS_VERBS } from "../../rules/orders/orders.ts";
import { FOCUS_HINTS } from "./order-text.ts";

interface FocusChoiceProps {
  readonly focus: Focus;
  readonly onChange: (focus: Focus) => void;
}

export function FocusChoice({ focus, onChange }: FocusChoiceProps) {
  const heading = useId();
  return (
    <Stack gap={6}>
      <Title order={3} id={heading}>
        Focus
      </Title>
      <SegmentedControl
        fullWidth
        value={focus}
        onChange={onChange}
        aria-labelledby={heading}
        data={FOCUSES.map((value) => ({ value, label: FOCUS_VERBS[value] }))}
      />
      <Text size="sm" c="dimmed" mih={{ base: "2.9em", sm: "1.5em" }}>
        {FOCUS_HINTS[focus]}
      </Text>
    </Stack>
  );
}
