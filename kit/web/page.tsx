/** A scrolling page: title, actions, content. */
import { Group, Stack, Title } from "@mantine/core";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { Note } from "./elements/note.tsx";

export interface PageProps {
  readonly title: string;
  /** Below the title. */
  readonly lead?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Maximum width in px; tables need more than texts. */
  readonly width?: number;
}

export function Page({ title, lead, actions, children, width = 1180 }: PageProps) {
  usePageTitle(title);
  return (
    <Stack p={{ base: "sm", sm: "lg" }} gap="md" maw={width} mx="auto">
      <Group justify="space-between" align="flex-end" gap="sm">
        <div>
          <Title order={1}>{title}</Title>
          {lead !== undefined && <Note>{lead}</Note>}
        </div>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}

/** What the pages are about, such as a game or a company, so that the browser's tabs can be distinguished. */
export const TabSubject = createContext<string | undefined>(undefined);

/** The title of the browser's tab: the page, then its subject if it has another one. */
export function usePageTitle(title: string): void {
  const subject = useContext(TabSubject);
  useEffect(() => {
    const parts = subject === undefined || subject === title ? [title] : [title, subject];
    document.title = [...parts, "Outbound"].join(" · ");
  }, [title, subject]);
}
