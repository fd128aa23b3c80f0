/** A titled section of a plane's panel. */
import { Group, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import type { ReactNode } from "react";

export interface PanelSectionProps {
  readonly title: string;
  /** Text beside the title. */
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}

export const PanelSection = ({ title, aside, children }: PanelSectionProps) => (
  <section aria-label={title}>
    <Group justify="space-between" align="baseline" mb={4}>
      <Title order={2}>{title}</Title>
      {aside !== undefined && <Note>{aside}</Note>}
    </Group>
    {children}
  </section>
);
