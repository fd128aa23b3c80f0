/** Exports and imports the game as a file. */
import { Button, Card, FileButton, Group, Stack, Text, Title } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { IconDownload, IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { api } from "../api.ts";
import { useWorld } from "../game/game.ts";
import { ImportDialog, ImportFaultNotice } from "./import-dialog.tsx";
import { documentOf, fileName, GREATEST_BYTES, type ImportFault, importFault } from "./save-file.ts";

export function FileCard() {
  const { save } = useWorld();
  const [{ document, name }, setChosen] = useState<{ document?: unknown; name: string }>({ name: "" });
  const [fault, setFault] = useState<ImportFault>();
  const reset = useRef<() => void>(null);

  const take = async (file: File | null) => {
    // So that the same file can be chosen again after a fix.
    reset.current?.();
    setFault(undefined);
    if (file === null) return;
    try {
      if (file.size > GREATEST_BYTES) throw new Error("The file is larger than 16 MB: it is not a save.");
      setChosen({ document: documentOf(await file.text()), name: file.name });
    } catch (error) {
      setFault(importFault(error));
    }
  };
  return (
    <Card component="section" aria-labelledby="save-file">
      <Stack gap="sm">
        <Title order={2} id="save-file">
          Game as a file
        </Title>
        <Text size="sm" c="dimmed">
          The file holds the whole game with its log, for backup or another device.
        </Text>
        <Group gap="xs">
          <Group gap={2} wrap="nowrap">
            <Button
              component="a"
              variant="default"
              href="/api/save/export"
              download={fileName(save)}
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Export
            </Button>
            <CurlMenu call={api.get("/api/save/export")} of="Export" />
          </Group>
          <FileButton onChange={(file) => void take(file)} accept="application/json,.json" resetRef={reset}>
            {(input) => (
              <Button {...input} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
                Import file
              </Button>
            )}
          </FileButton>
        </Group>
        {fault && <ImportFaultNotice fault={fault} />}
        <ImportDialog
          document={document}
          name={name}
          onClose={() => setChosen({ name })}
          onRefused={(error) => setFault(importFault(error))}
        />
      </Stack>
    </Card>
  );
}
