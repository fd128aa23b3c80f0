/** A mission on the board: goal, reward, deadline and actions. */
import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useOpenDialog } from "@outbound/kit/web/elements/page-dialogs.tsx";
import { IconInfoCircle, IconListCheck } from "@tabler/icons-react";
import type { Game } from "../../rules/game/game.ts";
import type { Mission } from "../api.ts";
import { useComposer } from "../orders/composer.tsx";
import { orderText } from "../orders/order-text.ts";
import { AbandonDialog } from "./abandon-dialog.tsx";
import { AcceptButton, AcceptOutlook } from "./accept-button.tsx";
import { MissionFacts } from "./mission-facts.tsx";
import { MissionIcon } from "./mission-icon.tsx";
import { type MissionPlan, planMission } from "./mission-plan.ts";
import { KIND_NAMES, STATUS_WORDS } from "./mission-words.ts";

interface MissionCardProps {
  readonly mission: Mission;
  readonly game: Game;
}

export function MissionCard({ mission, game }: MissionCardProps) {
  const { id, kind, status, text, note } = mission;
  return (
    <Card component="article" aria-labelledby={`mission-${id}`}>
      <Stack gap="sm" h="100%">
        <Group gap="xs" wrap="nowrap">
          <MissionIcon kind={kind} />
          <Title order={2} id={`mission-${id}`} flex={1}>
            {KIND_NAMES[kind]}
          </Title>
          <Badge variant={status === "accepted" ? "filled" : "light"}>{STATUS_WORDS[status]}</Badge>
        </Group>
        <Text>{text}</Text>
        {note !== null && (
          <Text size="sm" className="warn">
            {note}
          </Text>
        )}
        <MissionFacts mission={mission} game={game} />
        {game.status === "active" && <MissionActions mission={mission} game={game} />}
      </Stack>
    </Card>
  );
}

/** What accepting the mission promises, or its next order, and the buttons. */
function MissionActions({ mission, game }: MissionCardProps) {
  const openDialog = useOpenDialog();
  const accepted = mission.status === "accepted";
  const plan = planMission(game, mission);
  return (
    <Stack gap={6} mt="auto">
      {accepted ? <PlanNote plan={plan} /> : <AcceptOutlook mission={mission} />}
      <Group justify="space-between" gap="xs" wrap="nowrap">
        {accepted ? <PlanButton plan={plan} game={game} /> : <AcceptButton mission={mission} />}
        <Button
          flex="none"
          variant="subtle"
          color="gray"
          aria-label={`${accepted ? "Abandon" : "Decline"}: ${mission.text}`}
          onClick={() => openDialog((close) => <AbandonDialog mission={mission} onClose={close} />)}
        >
          {accepted ? "Abandon" : "Decline"}
        </Button>
      </Group>
    </Stack>
  );
}

interface PlanProps {
  readonly plan: MissionPlan;
}

/** Shows a note on the next order, or why there is none. */
function PlanNote({ plan: { order, note } }: PlanProps) {
  if (note === null) return null;
  return (
    <Note>
      {order === null && <IconInfoCircle size={14} aria-hidden />} {note}
    </Note>
  );
}

/** The button for the next order of the mission. */
function PlanButton({ plan: { order }, game }: PlanProps & { readonly game: Game }) {
  const composer = useComposer();
  if (order === null) return <span />;
  return (
    <Button
      variant="light"
      h="auto"
      mih="var(--button-height)"
      py={6}
      styles={{ label: { whiteSpace: "normal", textWrap: "balance", lineHeight: 1.3 } }}
      leftSection={<IconListCheck size={16} aria-hidden />}
      onClick={() => composer.open(order)}
    >
      Order: {orderText(game, order).title}
    </Button>
  );
}
