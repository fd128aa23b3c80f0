/** Pages with code that is loaded separately, and what is shown while it cannot be loaded. */
import { Center, Group, Loader, Text } from "@mantine/core";
import { type ComponentType, lazy, useEffect } from "react";

interface PageModule<Props> {
  readonly default: ComponentType<Props>;
}

/** A page that waits for the connection if its code cannot be loaded. The frame around it stays. */
export const lazyPage = <Props extends object>(load: () => Promise<PageModule<Props>>) =>
  lazy(() => load().catch((): PageModule<Props> => ({ default: WaitingPage })));

/** Milliseconds in which the first page has the connection to itself. */
const PRELOAD_AFTER_MS = 8_000;

/** Loads the code of pages in advance, so that they also open without a connection. */
export function usePreload(loaders: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const waiting = setTimeout(() => {
      for (const load of loaders) load().catch(() => undefined);
    }, PRELOAD_AFTER_MS);
    return () => clearTimeout(waiting);
  }, [loaders]);
}

const RETRY_MS = 1_000;

/** Reloads the whole page once the service answers, because browsers remember that a module could not be loaded. */
function WaitingPage() {
  useEffect(() => {
    const retrying = setInterval(() => {
      void fetch(location.href, { cache: "no-store" }).then(
        ({ ok }) => ok && location.reload(),
        () => undefined,
      );
    }, RETRY_MS);
    return () => clearInterval(retrying);
  }, []);
  return (
    <Center role="status" py="xl">
      <Group gap="sm">
        <Loader size="sm" aria-hidden />
        <Text c="dimmed">This page needs the connection. It opens when the service answers.</Text>
      </Group>
    </Center>
  );
}
