/** The page of an alliance: its members and, for its own members, their planes, invitations and the button to leave. */
import { Badge, Button, Card, Group, Stack, Switch, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmButton, ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { counted, euros } from "@outbound/kit/web/format.ts";
import { NotFoundPage } from "@outbound/kit/web/not-found-page.tsx";
import { Page } from "@outbound/kit/web/page.tsx";
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useLocation } from "wouter";
import { type Alliance, type AllianceMember, api } from "../api.ts";
import { useGame, useGameAction, useSnapshotStore } from "../live/live.tsx";
import { expelNote, leaveNote, memberNote } from "./alliance-text.ts";
import { Invite } from "./invite.tsx";
import { MemberPlanes } from "./member-planes.tsx";
import { useAllianceRefresh } from "./use-alliance-refresh.ts";

const REFRESH_MS = 30_000;
/** Status of the answer for an id that no alliance has, and for a malformed one. */
const NO_ALLIANCE: readonly number[] = [404, 400];

export default function AlliancePage({ allianceId }: { readonly allianceId: number }) {
  const call = api.get("/api/alliances/{allianceId}", { path: { allianceId } });
  const query = useRead(["alliances", allianceId], call, { refetchInterval: REFRESH_MS, retry: false });
  if (query.error instanceof ProblemError && NO_ALLIANCE.includes(query.error.problem.status)) return <NotFoundPage />;
  if (query.data === undefined) return <QueryState query={query} what="the alliance" />;
  return <Shown alliance={query.data} />;
}

function Shown({ alliance }: { readonly alliance: Alliance }) {
  const { player } = useGame();
  const { name, members, score } = alliance;
  const isMember = player.alliance?.id === alliance.id;
  const own = members.find(({ playerId }) => playerId === player.id);
  return (
    <Page title={name} lead={`${counted(members.length, "member")} · ${euros(score)} earned together`}>
      <Section title="Members">
        <Stack component="ul" gap="sm" aria-label="Members">
          {members.map((member) => (
            <li key={member.playerId}>
              <MemberCard
                member={member}
                canShow={isMember && member.playerId !== player.id}
                expels={isMember && own?.isFounder === true && member.playerId !== player.id ? alliance : undefined}
              />
            </li>
          ))}
        </Stack>
      </Section>
      {isMember && own?.isFounder === true && <Invite />}
      {isMember && (
        <Section title="Membership">
          <Stack gap="md">
            <ShareSwitch />
            <Leave alliance={alliance} />
          </Stack>
        </Section>
      )}
    </Page>
  );
}

interface MemberCardProps {
  readonly member: AllianceMember;
  readonly canShow: boolean;
  /** The alliance from which the viewer, its founder, may expel this member; undefined if the viewer may not. */
  readonly expels: Alliance | undefined;
}

function MemberCard({ member, canShow, expels }: MemberCardProps) {
  const [isOpen, planes] = useDisclosure(false);
  const { companyName, isFounder, sharesPlanes, playerId } = member;
  return (
    <Card className="card" p="sm">
      <Group justify="space-between" gap="sm">
        <div>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {companyName}
            </Text>
            {isFounder && (
              <Badge size="sm" variant="light">
                Founder
              </Badge>
            )}
          </Group>
          <Note size="xs">{memberNote(member, Date.now())}</Note>
        </div>
        <Group gap="xs">
          {canShow && sharesPlanes && (
            <Button
              variant="default"
              aria-expanded={isOpen}
              aria-label={`Planes of ${companyName}`}
              onClick={planes.toggle}
            >
              Planes
            </Button>
          )}
          {expels !== undefined && <Expel alliance={expels} member={member} />}
        </Group>
      </Group>
      {isOpen && <MemberPlanes playerId={playerId} companyName={companyName} />}
    </Card>
  );
}

function Expel({ alliance, member }: { readonly alliance: Alliance; readonly member: AllianceMember }) {
  const refresh = useAllianceRefresh();
  const { companyName, username } = member;
  return (
    <ConfirmButton
      text="Expel …"
      label={`Expel ${companyName} …`}
      button={{ color: "red", variant: "light" }}
      title={`Expel ${companyName}?`}
      confirm="Expel"
      call={() => api.post("/api/alliance/expel", { body: { username } })}
      signedIn
      done={`${companyName} is no longer a member of ${alliance.name}.`}
      onDone={refresh}
    >
      <Text size="sm">{expelNote(member)}</Text>
    </ConfirmButton>
  );
}

function ShareSwitch() {
  const { sharePlanes } = useGame().player;
  const { act, busy } = useGameAction();
  const refresh = useAllianceRefresh();
  const change = (shared: boolean) =>
    act(api.post("/api/player/privacy", { body: { sharePlanes: shared } }), {
      done: shared ? "Members see your planes." : "Your planes are hidden from members.",
      onDone: refresh,
    });
  return (
    <Switch
      label="Show my planes to members"
      description="Their positions and flights. Never your jobs or cash."
      checked={sharePlanes}
      disabled={busy}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}

function Leave({ alliance }: { readonly alliance: Alliance }) {
  const [opened, dialog] = useDisclosure(false);
  const [, go] = useLocation();
  const refresh = useAllianceRefresh();
  const store = useSnapshotStore();
  return (
    <>
      <Button color="red" variant="light" w="fit-content" onClick={dialog.open}>
        Leave the alliance …
      </Button>
      <ConfirmCall
        opened={opened}
        onClose={dialog.close}
        title={`Leave ${alliance.name}?`}
        confirm="Leave"
        call={() => api.post("/api/alliance/leave", { body: {} })}
        signedIn
        done={`You left ${alliance.name}.`}
        onDone={(state) => {
          store.take(state);
          refresh();
          go("/together");
        }}
      >
        <Text size="sm">{leaveNote(alliance)}</Text>
      </ConfirmCall>
    </>
  );
}
