/** Pages whose code is loaded apart from the first page, and what to show while it cannot be loaded. */
import { Center, Group, Loader, Text } from "@mantine/core";
import { type ComponentType, lazy, useEffect } from "react";

interface PageModule {
  readonly default: ComponentType;
}

export type PageLoader = () => Promise<PageModule>;

/** A page that waits for the connection if its code cannot be loaded; the frame around it stays. */
export const lazyPage = (load: PageLoader) => lazy(() => load().catch(() => ({ default: WaitingPage })));

/** Loads the code of pages while nothing else is to do, so that they open without a connection. */
export function useIdlePreload(loaders: readonly PageLoader[]): void {
  useEffect(() => {
    const load = () => {
      for (const one of loaders) one().catch(() => undefined);
    };
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== "function") {
      const waiting = setTimeout(load, 2_000);
      return () => clearTimeout(waiting);
    }
    const waiting = requestIdleCallback(load);
    return () => cancelIdleCallback(waiting);
  }, [loaders]);
}

const RETRY_MS = 1_000;

/** Loads the whole page again once the service answers: browsers remember that a module could not be loaded. */
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
