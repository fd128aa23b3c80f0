/** The door: sign in, or register in the same place. */
import {
  Alert,
  Anchor,
  Button,
  Card,
  PasswordInput,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { FormRefusal } from "@outbound/kit/web/form-refusal.tsx";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { fieldErrors } from "@outbound/kit/web/problem.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { type FormEvent, useState } from "react";
import { api } from "../api.ts";
import { Logo } from "../logo.tsx";
import { useSessionChange } from "./session.ts";
import classes from "./sign-in-page.module.css";

export function SignInPage({ ended = false }: { readonly ended?: boolean }) {
  usePageTitle("Sign in");
  const [mode, setMode] = useState<"sign-in" | "register">("sign-in");
  return (
    <main className={classes.page}>
      <div className={classes.pitch} data-known={ended || undefined}>
        <Logo size={56} />
        <Title order={1} fz={{ base: 30, sm: 40 }} lh={1.15}>
          Fly cargo around a living world
        </Title>
        <Text size="lg" c="dimmed" maw={460}>
          One plane, one airport, a few crates. Real airports and distances, wind and fuel, and everybody else who plays
          here. A day of the world passes in an hour.
        </Text>
      </div>
      <Card className={classes.card} padding="xl" shadow="lg">
        <SegmentedControl
          fullWidth
          mb="md"
          aria-label="Sign in or register"
          value={mode}
          onChange={(value) => setMode(value as typeof mode)}
          data={[
            { value: "sign-in", label: "Sign in" },
            { value: "register", label: "Register" },
          ]}
        />
        {ended && (
          <Alert color="amber" variant="light" mb="md" title="Your session has ended">
            Sign in again to continue. Your planes kept flying.
          </Alert>
        )}
        <AccountForm key={mode} mode={mode} />
        <Text size="xs" c="dimmed" mt="md">
          Programs play too: see the{" "}
          <Anchor href="/docs" underline="always">
            API reference
          </Anchor>
          .
        </Text>
      </Card>
    </main>
  );
}

function AccountForm({ mode }: { readonly mode: "sign-in" | "register" }) {
  const action = useAction();
  const changed = useSessionChange();
  const [error, setError] = useState<unknown>();
  const fields = fieldErrors(error);
  const registers = mode === "register";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [username, password, companyName] = ["username", "password", "companyName"].map((name) =>
      String(form.get(name) ?? ""),
    ) as [string, string, string];
    setError(undefined);
    const call = registers
      ? api.post("/api/auth/register", {
          body: { username, password, ...(companyName.trim() === "" ? {} : { companyName }) },
        })
      : api.post("/api/auth/sign-in", { body: { username, password } });
    if (await action.run(call, { onRefused: setError })) await changed();
  }

  return (
    <form onSubmit={submit} aria-label={registers ? "Register" : "Sign in"}>
      <Stack gap="sm">
        <TextInput
          name="username"
          label="User name"
          required
          minLength={registers ? 3 : 1}
          maxLength={registers ? 24 : 64}
          autoComplete="username"
          autoCapitalize="none"
          description={registers ? "3 to 24 letters, digits, _ or -" : undefined}
          error={fields.username}
        />
        <PasswordInput
          name="password"
          label="Password"
          required
          minLength={registers ? 8 : 1}
          autoComplete={registers ? "new-password" : "current-password"}
          description={registers ? "At least 8 characters" : undefined}
          error={fields.password}
        />
        {registers && (
          <TextInput
            name="companyName"
            label="Company name"
            maxLength={40}
            autoComplete="organization"
            description="What others see; your user name unless you choose one"
            error={fields.companyName}
          />
        )}
        <FormRefusal error={error} />
        <Button type="submit" size="md" mt="xs" loading={action.busy}>
          {registers ? "Start my airline" : "Sign in"}
        </Button>
      </Stack>
    </form>
  );
}
