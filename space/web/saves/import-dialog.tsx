/** Asks before a file replaces the game, and shows what is wrong with an invalid one. */
import { Alert, Button, Group, List, Modal, Stack, Text } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { IconAlertTriangle } from "@tabler/icons-react";
import { api } from "../api.ts";
import { useGameAction, useWorld } from "../game/game.ts";
import { type ImportFault, summaryOf } from "./save-file.ts";

interface ImportDialogProps {
  /** The parsed file; undefined closes the dialog. */
  readonly document: unknown;
  /** Name of the file. */
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
      done: (world) => `Imported: seed ${world.save.seed}, turn ${world.save.turn}.`,
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
              ? `Seed ${summary.seed} (${summary.difficulty}), turn ${summary.turn}.`
              : "This does not look like a save; the service will check it."}
          </Text>
          <Text size="sm" c="dimmed" mt="xs">
            Your current game (seed {save.seed}, turn {save.turn}) is archived: nothing is lost.
          </Text>
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
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
