/** Asks before a file becomes the game, and says what is wrong with one that cannot. */
import { Alert, Button, Group, List, Modal, Stack, Text } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { IconAlertTriangle } from "@tabler/icons-react";
import { api } from "../api.ts";
import { useGameAction, useWorld } from "../game/game.ts";
import { type ImportFault, summaryOf } from "./save-file.ts";

interface ImportDialogProps {
  /** What stands in the file; undefined closes it. */
  readonly document: unknown;
  /** Of the file. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onRefused: (error: unknown) => void;
}

export function ImportDialog({ document, name, onClose, onRefused }: ImportDialogProps) {
  const { save } = useWorld();
  const { busy, run } = useGameAction();
  const summary = summaryOf(document);
  const call = api.post("/api/save/import", { body: document as never });
  const send = async () => {
    await run(call, {
      done: (world) => `The game of the file is the present one: seed ${world.save.seed}, turn ${world.save.turn}.`,
      onRefused,
    });
    onClose();
  };
  return (
    <Modal opened={document !== undefined} onClose={onClose} title="Import this file?">
      <Stack>
        <div>
          <Text>
            {summary
              ? `It holds a game of seed ${summary.seed} (${summary.difficulty}) on turn ${summary.turn}.`
              : "It does not look like a save; the service will say what is wrong with it."}
          </Text>
          <Text size="sm" c="dimmed" mt="xs">
            The present game (seed {save.seed}, turn {save.turn}) is archived, so nothing is lost.
          </Text>
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Leave it
          </Button>
          <Group gap={2} wrap="nowrap">
            <Button loading={busy} onClick={() => void send()}>
              Import
            </Button>
            <CurlMenu call={{ ...call, bodyFile: name }} of="Import" />
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}

export function ImportFaultNotice({ fault }: { readonly fault: ImportFault }) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />} title={fault.title}>
      <Text size="sm">{fault.detail}</Text>
      {fault.places.length > 0 && (
        <List size="sm" mt="xs">
          {fault.places.map((place) => (
            <List.Item key={place} style={{ overflowWrap: "anywhere" }}>
              {place}
            </List.Item>
          ))}
          {fault.morePlaces > 0 && <List.Item>and {fault.morePlaces} more</List.Item>}
        </List>
      )}
    </Alert>
  );
}
