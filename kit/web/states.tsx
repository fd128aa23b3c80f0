/** The three states without content: loading, empty, failed. */
import { Alert, Button, Center, Group, Loader, Stack, Text, ThemeIcon } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { detailOf, ProblemError } from "./problem.ts";

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

/** Says what is empty, and what would fill it. */
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
        {given.children !== undefined && (
          <Text c="dimmed" size="sm" ta="center" component="div">
            {given.children}
          </Text>
        )}
        {given.action}
      </Stack>
    </Center>
  );
}

/** A refusal or failure in place, in the service's own words. */
export function FailedState({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const title = error instanceof ProblemError ? error.problem.title : "That did not work";
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />} title={title} my="sm">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{detailOf(error)}</Text>
        {retry !== undefined && (
          <Button size="xs" variant="default" onClick={retry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
