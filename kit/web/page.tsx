/** A page that scrolls: its title, what can be done with all of it, and the rest. */
import { Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect } from "react";

export interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Greatest width in px; tables want more than texts. */
  readonly width?: number;
}

export function Page({ title, lead, actions, children, width = 1180 }: PageProps) {
  usePageTitle(title);
  return (
    <Stack p={{ base: "sm", sm: "lg" }} gap="md" maw={width} mx="auto">
      <Group justify="space-between" align="flex-end" gap="sm">
        <div>
          <Title order={1}>{title}</Title>
          {lead !== undefined && (
            <Text c="dimmed" size="sm" component="div">
              {lead}
            </Text>
          )}
        </div>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}

/** What the browser's tab is called. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Outbound`;
  }, [title]);
}
