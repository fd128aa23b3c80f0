/** For an alliance's founder: sends invitations, and lists and withdraws open ones. */
import { Card, Group, Stack, Text, TextInput } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api, type SentInvitation } from "../api.ts";
import { GameButton, useGame } from "../live/live.tsx";
import { inviteLead, sentNote } from "./alliance-text.ts";
import { useAllianceRefresh, useInvitationOptions } from "./use-alliance-refresh.ts";

/** Interval in real milliseconds at which replies are read. */
const REFRESH_MS = 30_000;

export function Invite() {
  const { alliances } = useGame().economy.depth;
  const query = useRead(["alliances", "sent"], api.get("/api/alliance/invitations"), { refetchInterval: REFRESH_MS });
  const sent = query.data?.items ?? [];
  return (
    <Section title="Invite" lead={inviteLead(alliances, sent.length)}>
      <Stack gap="md">
        <InviteForm />
        <QueryState query={query} what="the invitations" />
        {sent.length > 0 && (
          <Stack component="ul" gap="sm" aria-label="Open invitations">
            {sent.map((invitation) => (
              <li key={invitation.id}>
                <SentRow invitation={invitation} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

function InviteForm() {
  const refresh = useAllianceRefresh();
  return (
    <CallForm
      label="Invite a player"
      submit="Invite"
      button={{ w: "fit-content" }}
      call={(value) => api.post("/api/alliance/invitations", { body: { username: value("username").trim() } })}
      done="Invited."
      onDone={refresh}
    >
      {(errors) => (
        <TextInput
          name="username"
          label="User name"
          maw={320}
          required
          withAsterisk={false}
          autoComplete="off"
          autoCapitalize="none"
          error={errors.username}
        />
      )}
    </CallForm>
  );
}

function SentRow({ invitation }: { readonly invitation: SentInvitation }) {
  const options = useInvitationOptions();
  const { id: invitationId, companyName } = invitation;
  return (
    <Card className="card" p="sm">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <div className="grow">
          <Text size="sm" fw={600}>
            {companyName}
          </Text>
          <Note size="xs">{sentNote(invitation)}</Note>
        </div>
        <GameButton
          variant="default"
          call={api.delete("/api/alliance/invitations/{invitationId}", { path: { invitationId } })}
          label={`Withdraw the invitation of ${companyName}`}
          done={`The invitation of ${companyName} is withdrawn.`}
          {...options}
        >
          Withdraw
        </GameButton>
      </Group>
    </Card>
  );
}
