/** The log-in page of the admin panel. Admins are not players. */
import { Alert, Card, Center, PasswordInput, TextInput, Title } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { api } from "../api.ts";
import { Logo } from "../logo.tsx";

interface AdminSignInProps {
  /** The admin whose session has just expired; undefined if none has. */
  readonly ended: string | undefined;
  onSignedIn(): void;
}

export function AdminSignIn({ ended, onSignedIn }: AdminSignInProps) {
  usePageTitle("Administration");
  return (
    <Center component="main" mih="100dvh" p="md">
      <Card w="100%" maw={420} padding="xl" shadow="lg">
        <CallForm
          label="Sign in"
          submit="Sign in"
          button={{ size: "md", mt: "xs" }}
          call={(value) =>
            api.post("/api/admin/login", { body: { username: value("username"), password: value("password") } })
          }
          onDone={onSignedIn}
        >
          {(errors) => (
            <>
              <Logo size={40} />
              <Title order={1}>Administration</Title>
              <Note>
                For operators of this service. Players{" "}
                <TextLink href="/" inherit underline="always">
                  sign in to the game
                </TextLink>
                .
              </Note>
              {ended !== undefined && (
                <Alert color="amber" variant="light" title="Your session has ended">
                  It expired or was ended. Saved changes are kept. Sign in again to continue.
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
                error={errors.username}
              />
              <PasswordInput
                name="password"
                label="Password"
                required
                autoComplete="current-password"
                error={errors.password}
              />
            </>
          )}
        </CallForm>
      </Card>
    </Center>
  );
}
