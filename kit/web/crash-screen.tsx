/** Shown instead of a blank page when a component throws. */
import { Button, Center, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { ErrorBoundary } from "./elements/error-boundary.tsx";
import { Note } from "./elements/note.tsx";
import { detailOf } from "./problem.ts";

export const CrashScreen = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary
    fallback={(error) => (
      <Center component="main" h="100vh" p="lg">
        <Stack maw={460} role="alert">
          <Title order={1}>This page crashed</Title>
          <Text>Your game is safe: everything confirmed is saved on the server.</Text>
          <Note ff="monospace">{detailOf(error)}</Note>
          <Button onClick={() => location.reload()}>Reload page</Button>
        </Stack>
      </Center>
    )}
  >
    {children}
  </ErrorBoundary>
);
