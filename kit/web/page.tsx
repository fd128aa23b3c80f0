/** A scrolling page: title, actions, content. */
import { Group, Stack, Title } from "@mantine/core";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { Note } from "./elements/note.tsx";
import { PageDialogs } from "./elements/page-dialogs.tsx";

export interface PageProps {
  readonly title: string;
  /** Text below the title. */
  readonly lead?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Greatest width in px; tables need more than texts. */
  readonly width?: number;
}

export function Page({ title, lead, actions, children, width = 1180 }: PageProps) {
  usePageTitle(title);
  return (
    <Stack p={{ base: "sm", sm: "lg" }} gap="md" maw={width} mx="auto">
      <PageDialogs>
        <Group justify="space-between" align="flex-end" gap="sm">
          {/* A name of one long word must not make the page wider than a phone. */}
          <div className="breaks">
            <Title order={1}>{title}</Title>
            {lead !== undefined && <Note>{lead}</Note>}
          </div>
          {actions}
        </Group>
        {children}
      </PageDialogs>
    </Stack>
  );
}

/** The subject of the pages, such as a game or a company, so that browser tabs can be distinguished. */
export const TabSubject = createContext<string | undefined>(undefined);

/** Sets the title of the browser tab: the page, then the subject if it differs. */
export function usePageTitle(title: string): void {
  const subject = useContext(TabSubject);
  useEffect(() => {
    const parts = subject === undefined || subject === title ? [title] : [title, subject];
    document.title = [...parts, "Outbound"].join(" · ");
  }, [title, subject]);
}
