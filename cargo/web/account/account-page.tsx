/** The account: password, sessions, first steps, deletion. */
import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useGame } from "../live/live.tsx";
import { useStepsDismissed } from "../welcome/first-steps.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { PasswordForm } from "./password-form.tsx";
import { useSignOut } from "./session.ts";
import { SESSIONS, SessionsList } from "./sessions-list.tsx";

export default function AccountPage() {
  const { player } = useGame();
  const queries = useQueryClient();
  const signOut = useSignOut();
  return (
    <Page
      title="Account"
      lead={`${player.companyName}, signed in as ${player.username}`}
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
      <Section title="Password">
        <PasswordForm
          username={player.username}
          onChanged={() => void queries.invalidateQueries({ queryKey: SESSIONS })}
        />
      </Section>
      <FirstStepsSection playerId={player.id} />
      <Section title="Delete account">
        <DeleteAccount username={player.username} />
      </Section>
    </Page>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card component="section" className="card" aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      {children}
    </Card>
  );
}

/** Only for a player who has hidden the guide before its end. */
function FirstStepsSection({ playerId }: { readonly playerId: number }) {
  const { player } = useGame();
  const [dismissed, setDismissed] = useStepsDismissed(playerId);
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
