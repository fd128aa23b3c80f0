/** Shown instead of a blank page when a component throws. */
import { Button, Center, Stack, Text, Title } from "@mantine/core";
import { Component, type ReactNode } from "react";

export class CrashScreen extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state = { error: undefined as Error | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Center component="main" h="100vh" p="lg">
        <Stack maw={460} role="alert">
          <Title order={1}>This page crashed</Title>
          <Text>Your game is safe: everything confirmed is saved on the server.</Text>
          <Text c="dimmed" size="sm" ff="monospace">
            {error.message}
          </Text>
          <Button onClick={() => location.reload()}>Reload page</Button>
        </Stack>
      </Center>
    );
  }
}
