/** Past decisions of the game, collapsed: the choice, who made it, and the outcome. */
import { Accordion, Group, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { api, type ChooseAnswer, type Encounter } from "../api.ts";
import { useCrew, useGamePart, useWorld } from "../game/game.ts";
import { SeverityIcon } from "../game/severity.tsx";
import { changesOf, DECIDED, pastView } from "./past-view.ts";
import { MOST, usePastEncounters } from "./use-past-encounters.ts";

export function PastEncounters() {
  const past = usePastEncounters();
  const decisions = useGamePart("decisions", api.get("/api/events", { query: { kind: DECIDED, limit: MOST } }));
  if (past.length === 0) return null;
  return (
    <Accordion variant="separated" radius="lg" order={2}>
      <Accordion.Item value="past">
        <Accordion.Control>
          <Text fw={600}>{counted(past.length, "decision")}</Text>
        </Accordion.Control>
        <Accordion.Panel>
          <Stack component="ul" gap="md" className="divided">
            {past.map((encounter) => (
              <PastEncounter key={encounter.id} encounter={encounter} changed={changesOf(decisions, encounter.id)} />
            ))}
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

interface PastEncounterProps {
  readonly encounter: Encounter;
  readonly changed: ChooseAnswer["changed"];
}

function PastEncounter({ encounter, changed }: PastEncounterProps) {
  const [{ systems }, { members }] = [useWorld(), useCrew()];
  const { title, where, choice, text, change, severity } = pastView(encounter, changed, systems, members);
  return (
    <Stack component="li" gap={4} pb="md">
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{title}</Text>
        <Note>{where}</Note>
      </Group>
      <Note>{choice}</Note>
      <Text size="sm" lh={1.6}>
        {text}
      </Text>
      {change !== "" && (
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <SeverityIcon severity={severity} />
          <Text size="sm">{change}</Text>
        </Group>
      )}
    </Stack>
  );
}
