/** A titled card of a page. */
import { Card, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Note } from "./note.tsx";

export interface SectionProps {
  readonly title: string;
  /** Text below the title. */
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  return (
    <Card component="section" className="card" aria-label={title}>
      <Title order={2} {...(lead === undefined && { mb: "sm" })}>
        {title}
      </Title>
      {lead !== undefined && <Note mb="sm">{lead}</Note>}
      {children}
    </Card>
  );
}
