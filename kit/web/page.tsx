/** A scrolling page: title, actions, content. */
import { Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect } from "react";

export interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
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

/** The title of the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Outbound`;
  }, [title]);
}
