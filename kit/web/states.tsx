/** The three states without content: loading, empty, failed. */
import { Button, Center, Group, Loader, Stack, Text, ThemeIcon } from "@mantine/core";
import type { ReactNode } from "react";
import { Note } from "./elements/note.tsx";
import { RefusalAlert } from "./elements/refusal-alert.tsx";
import { titleOf } from "./problem.ts";

export function LoadingState({ what }: { readonly what: string }) {
  return (
    <Center role="status" py="xl">
      <Group gap="sm">
        <Loader size="sm" aria-hidden />
        <Text c="dimmed">Loading {what} …</Text>
      </Group>
    </Center>
  );
}

/** Says what is empty and what would fill it. */
export function EmptyState(given: {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <Center py="xl" px="md">
      <Stack align="center" gap="xs" maw={380}>
        {given.icon !== undefined && (
          <ThemeIcon size={44} radius="xl" variant="light" aria-hidden>
            {given.icon}
          </ThemeIcon>
        )}
        <Text fw={600} ta="center">
          {given.title}
        </Text>
        {given.children !== undefined && <Note ta="center">{given.children}</Note>}
        {given.action}
      </Stack>
    </Center>
  );
}

/** Shows a refusal or failure in place, in the service's own words. */
export function FailedState({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  return (
    <RefusalAlert error={error} title={titleOf(error)} my="sm">
      {retry !== undefined && (
        <Button size="xs" variant="default" mt="sm" display="block" onClick={retry}>
          Try again
        </Button>
      )}
    </RefusalAlert>
  );
}

export interface QueryStateProps {
  readonly query: {
    readonly isPending: boolean;
    readonly error: unknown;
    refetch(): unknown;
  };
  /** Announced while it loads: "Loading the players …". */
  readonly what: string;
}

/** Shows that the query is loading or has failed; renders nothing once it has its answer. */
export function QueryState({ query, what }: QueryStateProps) {
  if (query.isPending) return <LoadingState what={what} />;
  return query.error === null ? null : <FailedState error={query.error} retry={() => void query.refetch()} />;
}
