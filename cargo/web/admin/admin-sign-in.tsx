/** The panel's own door: an admin is no player. */
import { Alert, Anchor, Button, Card, Center, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { detailOf } from "@outbound/kit/web/problem.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { api } from "../api.ts";
import { Logo } from "../logo.tsx";

interface AdminSignInProps {
  /** Whose session has ended automatically; undefined when none has. */
  readonly ended: string | undefined;
  onSignedIn(): Promise<void>;
}

export function AdminSignIn({ ended, onSignedIn }: AdminSignInProps) {
  usePageTitle("Administration");
  const action = useAction();
  const [refused, setRefused] = useState<unknown>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { username: String(form.get("username")), password: String(form.get("password")) };
    setRefused(undefined);
    if (await action.run(api.post("/api/admin/login", { body }), { onRefused: setRefused })) await onSignedIn();
  }
  return (
    <Center component="main" mih="100dvh" p="md">
      <Card w="100%" maw={420} padding="xl" shadow="lg">
        <form onSubmit={(event) => void submit(event)} aria-label="Log in">
          <Stack gap="sm">
            <Logo size={40} />
            <Title order={1}>Administration</Title>
            <Text size="sm" c="dimmed">
              For operators of this service. Players{" "}
              <Anchor component={Link} href="/" inherit underline="always" c="var(--outbound-accent-text)">
                sign in to the game
              </Anchor>
              .
            </Text>
            {ended !== undefined && (
              <Alert color="amber" variant="light" title="Your session has ended">
                It expired or was ended. Saved changes are kept. Log in again to continue.
              </Alert>
            )}
            <TextInput
              name="username"
              label="User name"
              required
              maxLength={64}
              autoComplete="username"
              autoCapitalize="none"
              defaultValue={ended ?? ""}
            />
            <PasswordInput name="password" label="Password" required autoComplete="current-password" />
            {refused !== undefined && (
              <Alert color="red" variant="light" role="alert">
                {detailOf(refused)}
              </Alert>
            )}
            <Button type="submit" size="md" mt="xs" loading={action.busy}>
              Log in
            </Button>
          </Stack>
        </form>
      </Card>
    </Center>
  );
}
