/** Exports and imports the game as a file. */
import { Alert, Button, FileButton, Group, List, Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useOpenDialog } from "@outbound/kit/web/elements/page-dialogs.tsx";
import { IconAlertTriangle, IconDownload, IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { api } from "../api.ts";
import { useWorld } from "../game/game.ts";
import { Replaced } from "./archives.tsx";
import { CleanCost } from "./clean-cost.tsx";
import { droppedText } from "./dropped-text.ts";
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
  const openDialog = useOpenDialog();
  const [fault, setFault] = useState<ImportFault>();
  const reset = useRef<() => void>(null);
  const refuse = (error: unknown) => setFault(importFault(error));

  const take = async (file: File | null) => {
    // Resets the input, so that the same file can be chosen again after a fix.
    reset.current?.();
    setFault(undefined);
    if (file === null) return;
    try {
      if (file.size > GREATEST_BYTES) throw new Error("The file is larger than 4 MB: it is not a save.");
      const chosen = { document: documentOf(await file.text()), name: file.name, onRefused: refuse };
      openDialog((close) => <ImportQuestion {...chosen} onClose={close} />);
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <>
      <Note>The file holds the whole game with its log, for backup or another device.</Note>
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
    </>
  );
}

interface ImportQuestionProps {
  readonly document: unknown;
  /** Name of the file. */
  readonly name: string;
  readonly onRefused: (error: unknown) => void;
  readonly onClose: () => void;
}

const ImportQuestion = ({ document, name, onRefused, onClose }: ImportQuestionProps) => (
  <ConfirmCall
    opened
    onClose={onClose}
    title="Import this file?"
    confirm="Import"
    isHarmless
    call={() => api.post("/api/save/import", { body: document as never })}
    bodyFile={name}
    done={(replaced) => `Imported: seed ${replaced.save.seed}, turn ${replaced.save.turn}.${droppedText(replaced)}`}
    onRefused={onRefused}
  >
    <Text>{summaryOf(document) ?? "This does not look like a save; the service will check it."}</Text>
    <Replaced />
    <CleanCost />
  </ConfirmCall>
);

/** Shows what is wrong with an invalid file. */
function FaultNotice({ fault: { title, detail, places, morePlaces } }: { readonly fault: ImportFault }) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />} title={title}>
      <Text size="sm">{detail}</Text>
      {places.length > 0 && (
        <List size="sm" mt="xs" className="breaks">
          {places.map((place) => (
            <List.Item key={place}>{place}</List.Item>
          ))}
          {morePlaces > 0 && <List.Item>and {morePlaces} more</List.Item>}
        </List>
      )}
    </Alert>
  );
}
