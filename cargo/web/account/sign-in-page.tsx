/** The sign-in page, which also registers new players. */
import { Alert, Anchor, Card, Checkbox, PasswordInput, SegmentedControl, Stack, TextInput, Title } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { useState } from "react";
import { api } from "../api.ts";
import { Logo } from "../logo.tsx";
import { DottedWorld } from "../start/dotted-world.tsx";
import { useStatus } from "../use-status.ts";
import { PlayNow } from "./guest.tsx";
import { inviteOf, useRegistration } from "./registration.ts";
import { useSessionChange } from "./session.ts";
import classes from "./sign-in-page.module.css";

export function SignInPage({ ended = false }: { readonly ended?: boolean }) {
  usePageTitle("Sign in");
  const invite = inviteOf(location);
  const [mode, setMode] = useState<"sign-in" | "register">(invite === undefined ? "sign-in" : "register");
  const registration = useRegistration();
  return (
    <main className={classes.page}>
      <DottedWorld />
      <Pitch ended={ended} canPlay={registration === "open" && !ended} />
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
        {mode === "register" && registration === "closed" ? (
          <Alert color="amber" variant="light" title="Registration is closed">
            This service takes no new players. If you have an account, sign in.
          </Alert>
        ) : (
          <AccountForm key={mode} mode={mode} invite={invite} takesInvite={registration === "invite"} />
        )}
        <Links />
      </Card>
    </main>
  );
}

/** Describes the game and offers to play at once as a guest. */
const Pitch = ({ ended, canPlay }: { readonly ended: boolean; readonly canPlay: boolean }) => (
  <Stack className={classes.pitch} data-known={ended || undefined}>
    <div className={classes.brand}>
      <Logo size={44} />
      Outbound Cargo
    </div>
    <Title order={1} fz={{ base: 30, sm: 40 }} lh={1.15}>
      Fly cargo around a living world
    </Title>
    <Note size="lg" maw={460}>
      Run an air-cargo company: begin with one plane and a few crates, deliver for pay, buy bigger planes. Real
      airports, wind and fuel, a job market shared with everybody who plays here, and a world where a day passes in an
      hour.
    </Note>
    {canPlay && <PlayNow />}
  </Stack>
);

/** Links to the pages that need no account. */
function Links() {
  const rankingIsPublic = useStatus().data?.rankingIsPublic === true;
  return (
    <Note size="xs" mt="md">
      New here? Read the{" "}
      <Anchor href="/guide" underline="always">
        guide
      </Anchor>
      . Programs play too: see the{" "}
      <Anchor href="/docs" underline="always">
        API reference
      </Anchor>
      . The service shows its{" "}
      <Anchor href="/status" underline="always">
        status
      </Anchor>
      {rankingIsPublic && (
        <>
          {" "}
          and its{" "}
          <Anchor href="/ranking" underline="always">
            ranking
          </Anchor>
        </>
      )}
      . Made with the work of others: see the{" "}
      <Anchor href="/licenses" underline="always">
        licences
      </Anchor>
      .
    </Note>
  );
}

interface AccountFormProps {
  readonly mode: "sign-in" | "register";
  /** Invite code of the address. */
  readonly invite: string | undefined;
  /** Whether registration needs an invite. */
  readonly takesInvite: boolean;
}

function AccountForm({ mode, invite, takesInvite }: AccountFormProps) {
  const changed = useSessionChange();
  const registers = mode === "register";
  return (
    <CallForm
      label={registers ? "Register" : "Sign in"}
      submit={registers ? "Start my airline" : "Sign in"}
      button={{ size: "md", mt: "xs" }}
      call={registers ? registerCall : signInCall}
      onDone={() => void changed()}
    >
      {(errors) => (
        <>
          <TextInput
            name="username"
            label="User name"
            required
            minLength={registers ? 3 : 1}
            maxLength={registers ? 24 : 64}
            autoComplete="username"
            autoCapitalize="none"
            description={registers ? "3 to 24 letters, digits, _ or -" : undefined}
            error={errors.username}
          />
          <PasswordInput
            name="password"
            label="Password"
            required
            minLength={registers ? 8 : 1}
            autoComplete={registers ? "new-password" : "current-password"}
            description={registers ? "At least 8 characters" : undefined}
            error={errors.password}
          />
          {registers && <CompanyFields errors={errors} />}
          {registers && takesInvite && (
            <TextInput
              name="invite"
              label="Invite"
              required
              maxLength={64}
              autoComplete="off"
              description={invite === undefined ? "The code that an admin gave you" : "From the link that you opened"}
              defaultValue={invite}
              error={errors.invite}
            />
          )}
        </>
      )}
    </CallForm>
  );
}

const CompanyFields = ({ errors }: { readonly errors: Readonly<Record<string, string>> }) => (
  <>
    <TextInput
      name="companyName"
      label="Company name"
      maxLength={40}
      autoComplete="organization"
      description="What others see. If empty, your user name."
      error={errors.companyName}
    />
    <Checkbox
      name="companyPage"
      value="shown"
      label="Show a public page of my company"
      description="Planes by type, milestones, old flights; never cash or positions. You can change this at any time."
    />
  </>
);

type Fields = (name: string) => string;

const signInCall = (value: Fields) =>
  api.post("/api/auth/sign-in", { body: { username: value("username"), password: value("password") } });

function registerCall(value: Fields) {
  const [companyName, code] = [value("companyName"), value("invite").trim()];
  const body = {
    username: value("username"),
    password: value("password"),
    ...(companyName.trim() !== "" && { companyName }),
    ...(code !== "" && { invite: code }),
    companyPage: value("companyPage") !== "",
  };
  return api.post("/api/auth/register", { body });
}
