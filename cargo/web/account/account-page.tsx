/** The account page: sessions, API tokens, password, the first-steps guide and deletion. */
import { Button, Stack, Switch, Text } from "@mantine/core";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { Page } from "@outbound/kit/web/page.tsx";
import { useSoundSetting } from "../live/landing-sound.ts";
import { useGame } from "../live/live.tsx";
import { useStepsDismissed } from "../steps-dismissed.ts";
import { ApiTokens } from "./api-tokens.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { KeepForm } from "./guest.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PrivacyForm } from "./privacy-form.tsx";
import { useSignOut } from "./session.ts";
import { SessionsList } from "./sessions-list.tsx";
import { useShortcutSetting } from "./shortcuts.ts";

export default function AccountPage() {
  const { player } = useGame();
  const signOut = useSignOut();
  const [hasSound, setSound] = useSoundSetting();
  const [hasShortcuts, setShortcuts] = useShortcutSetting();
  return (
    <Page
      title="Account"
      lead={`${player.companyName}, ${player.guest ? "a guest" : `signed in as ${player.username}`}`}
      width={760}
      actions={
        <Button variant="default" onClick={signOut}>
          Sign out
        </Button>
      }
    >
      <Section title="Signed-in devices">
        <SessionsList />
      </Section>
      <Section title="API tokens">
        <ApiTokens />
      </Section>
      <Section title="Password">
        <OwnPassword />
      </Section>
      {!player.guest && (
        <Section title="Privacy">
          <PrivacyForm />
        </Section>
      )}
      <Section title="Sound">
        <Switch
          label="Tones when a delivery is paid"
          checked={hasSound}
          onChange={({ currentTarget }) => setSound(currentTarget.checked)}
        />
      </Section>
      <Section title="Keyboard">
        <Switch
          label="Shortcuts"
          description="Press ? to see them."
          checked={hasShortcuts}
          onChange={({ currentTarget }) => setShortcuts(currentTarget.checked)}
        />
      </Section>
      <FirstStepsSection />
      {!player.guest && (
        <Section title="Delete account">
          <DeleteAccount />
        </Section>
      )}
    </Page>
  );
}

/** Shows the form that sets a guest's first password, or the form that changes an existing one. */
const OwnPassword = () => (useGame().player.guest ? <KeepForm /> : <PasswordForm />);

/** Shown only to players who hid the guide before its last step. */
function FirstStepsSection() {
  const { player } = useGame();
  const [dismissed, setDismissed] = useStepsDismissed(player.id);
  if (!dismissed || player.onboarding.every(({ done }) => done)) return null;
  return (
    <Section title="First steps">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">The first-steps guide is hidden.</Text>
        <Button variant="light" onClick={() => setDismissed(false)}>
          Show the guide
        </Button>
      </Stack>
    </Section>
  );
}
