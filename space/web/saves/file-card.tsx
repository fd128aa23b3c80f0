/** Exports and imports the game as a file. */
import { Alert, Button, FileButton, Group, List, Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { IconAlertTriangle, IconDownload, IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { api } from "../api.ts";
import { useWorld } from "../game/game.ts";
import { CleanCost } from "./clean-cost.tsx";
import {
  documentOf,
  download,
  fileName,
  GREATEST_BYTES,
  type ImportFault,
  importFault,
  summaryOf,
} from "./save-file.ts";

export function FileCard() {
  const { save } = useWorld();
  const [{ document, name }, setChosen] = useState<{ document?: unknown; name: string }>({ name: "" });
  const [fault, setFault] = useState<ImportFault>();
  const reset = useRef<() => void>(null);

  const take = async (file: File | null) => {
    // Resets the input, so that the same file can be chosen again after a fix.
    reset.current?.();
    setFault(undefined);
    if (file === null) return;
    try {
      if (file.size > GREATEST_BYTES) throw new Error("The file is larger than 4 MB: it is not a save.");
      setChosen({ document: documentOf(await file.text()), name: file.name });
    } catch (error) {
      setFault(importFault(error));
    }
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        The file holds the whole game with its log, for backup or another device.
      </Text>
      <Group gap="xs">
        {/* A button, because a link could not show why the service refuses, as it does for a daily game in progress. */}
        <ActionButton
          call={api.get("/api/save/export")}
          onDone={(saved) => download(fileName(save), saved)}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Export
        </ActionButton>
        <FileButton onChange={(file) => void take(file)} accept="application/json,.json" resetRef={reset}>
          {(input) => (
            <Button {...input} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
              Import file
            </Button>
          )}
        </FileButton>
      </Group>
      {fault && <FaultNotice fault={fault} />}
      <ConfirmCall
        opened={document !== undefined}
        onClose={() => setChosen({ name })}
        title="Import this file?"
        confirm="Import"
        isHarmless
        call={() => api.post("/api/save/import", { body: document as never })}
        bodyFile={name}
        done={(world) => `Imported: seed ${world.save.seed}, turn ${world.save.turn}.`}
        onRefused={(error) => setFault(importFault(error))}
      >
        <Text>{summaryOf(document) ?? "This does not look like a save; the service will check it."}</Text>
        <Text size="sm" c="dimmed">
          Your current game (seed {save.seed}, turn {save.turn}) is archived: nothing is lost.
        </Text>
        <CleanCost />
      </ConfirmCall>
    </>
  );
}

/** Shows what is wrong with an invalid file. */
function FaultNotice({ fault: { title, detail, places, morePlaces } }: { readonly fault: ImportFault }) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />} title={title}>
      <Text size="sm">{detail}</Text>
      {places.length > 0 && (
        <List size="sm" mt="xs" style={{ overflowWrap: "anywhere" }}>
          {places.map((place) => (
            <List.Item key={place}>{place}</List.Item>
          ))}
          {morePlaces > 0 && <List.Item>and {morePlaces} more</List.Item>}
        </List>
      )}
    </Alert>
  );
}
