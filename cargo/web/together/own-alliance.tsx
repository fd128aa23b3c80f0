/** Shows the player's alliance; without one, the invitations and a form that creates one. */
import { Button, Card, Group, Stack, Text, TextInput } from "@mantine/core";
import { CallForm } from "@outbound/kit/web/elements/call-form.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { counted, euros } from "@outbound/kit/web/format.ts";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { Link } from "wouter";
import { api, type Invitation } from "../api.ts";
import { GameButton, useGame } from "../live/live.tsx";
import { realInstant } from "../real-time.ts";
import { useAllianceRefresh, useInvitationOptions } from "./use-alliance-refresh.ts";
import { useInvitations } from "./use-invitations.ts";

const REFRESH_MS = 30_000;

const LEAD =
  "Up to 20 companies in one score. Members may show each other their planes. Money never moves between them.";

export function OwnAlliance() {
  const { alliance, guest } = useGame().player;
  return (
    <Section title="Your alliance" lead={LEAD}>
      {alliance === undefined && guest ? (
        <Text size="sm">Alliances are for players with a name and a password: keep this company first.</Text>
      ) : alliance === undefined ? (
        <Stack gap="md">
          <Invitations />
          <CreateForm />
        </Stack>
      ) : (
        <Own id={alliance.id} name={alliance.name} />
      )}
    </Section>
  );
}

/** Shows the alliance's figures and a link to its page. */
function Own({ id, name }: { readonly id: number; readonly name: string }) {
  const call = api.get("/api/alliances/{allianceId}", { path: { allianceId: id } });
  const { data } = useRead(["alliances", id], call, { refetchInterval: REFRESH_MS });
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text size="sm">
          You are a member of <TextLink href={`/together/${id}`}>{name}</TextLink>.
        </Text>
        {data !== undefined && (
          <Note size="xs">
            {counted(data.members.length, "member")} · {euros(data.score)} earned together
          </Note>
        )}
      </div>
      <Button component={Link} href={`/together/${id}`} variant="light">
        Members and invitations
      </Button>
    </Group>
  );
}

function Invitations() {
  const query = useInvitations();
  const items = query.data?.items ?? [];
  return (
    <>
      <QueryState query={query} what="your invitations" />
      {items.length > 0 && (
        <Stack component="ul" gap="sm" aria-label="Invitations">
          {items.map((invitation) => (
            <li key={invitation.id}>
              <InvitationRow invitation={invitation} />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}

function InvitationRow({
  invitation: { id: invitationId, allianceId, allianceName, lapsesAt },
}: {
  readonly invitation: Invitation;
}) {
  const options = useInvitationOptions();
  const path = { invitationId };
  const decline = (block: boolean) => api.post("/api/invitations/{invitationId}/decline", { path, body: { block } });
  return (
    <Card className="card" p="sm">
      <Group justify="space-between" gap="sm">
        <div>
          <Text size="sm">
            <TextLink href={`/together/${allianceId}`}>{allianceName}</TextLink> invites you.
          </Text>
          <Note size="xs">Until {realInstant(lapsesAt)}</Note>
        </div>
        {/* Stays in one row, even on a phone. */}
        <Group gap={4} wrap="nowrap">
          <GameButton
            px={10}
            call={api.post("/api/invitations/{invitationId}/accept", { path, body: {} })}
            label={`Join ${allianceName}`}
            done={`You are a member of ${allianceName}.`}
            {...options}
          >
            Join
          </GameButton>
          <GameButton
            px={10}
            call={decline(false)}
            label={`Decline the invitation of ${allianceName}`}
            done="Declined."
            {...options}
            variant="default"
          >
            Decline
          </GameButton>
          <GameButton
            px={10}
            call={decline(true)}
            label={`Decline and block ${allianceName}`}
            done={`${allianceName} cannot invite you again.`}
            {...options}
            variant="subtle"
          >
            Block
          </GameButton>
        </Group>
      </Group>
    </Card>
  );
}

function CreateForm() {
  const refresh = useAllianceRefresh();
  return (
    <CallForm
      label="Create an alliance"
      submit="Create"
      button={{ w: "fit-content" }}
      call={(value) => api.post("/api/alliances", { body: { name: value("name") } })}
      done="Your alliance is ready. Invite others on its page."
      onDone={refresh}
    >
      {(errors) => (
        <TextInput
          name="name"
          label="Create an alliance"
          description="3 to 24 characters. You can invite others then."
          maw={320}
          required
          withAsterisk={false}
          minLength={3}
          maxLength={24}
          autoComplete="off"
          error={errors.name}
        />
      )}
    </CallForm>
  );
}
