/** A fact in a grid: its value and a note, with an optional meter between them. */
import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Fact } from "./facts.tsx";

interface StatusFactProps {
  readonly name: string;
  readonly value: string;
  readonly note: ReactNode;
  /** Highlights the fact; the note says why. */
  readonly bad?: boolean;
  /** Full width on a phone. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

export function StatusFact({ name, value, note, bad = false, wide = false, children }: StatusFactProps) {
  return (
    <Fact name={name} wide={wide}>
      <Stack gap="0.35rem">
        <Text fw={600}>{value}</Text>
        {children}
        <Text size="sm" className={bad ? "bad" : "dimmed"}>
          {note}
        </Text>
      </Stack>
    </Fact>
  );
}
