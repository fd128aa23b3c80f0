/** Asks before a mission is given up. */
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { useState } from "react";
import { api, type Mission } from "../api.ts";
import { useGameRefresh } from "../game/game.ts";

interface AbandonDialogProps {
  readonly mission: Mission;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function AbandonDialog({ mission, opened, onClose }: AbandonDialogProps) {
  const refresh = useGameRefresh();
  const [refused, setRefused] = useState<unknown>();
  const accepted = mission.status === "accepted";
  return (
    <Modal opened={opened} onClose={onClose} title={accepted ? "Abandon this mission?" : "Decline this offer?"}>
      <Stack gap="sm">
        <Text fw={600}>{mission.text}</Text>
        <Text size="sm">
          {accepted ? "What was done for it is lost, and it costs nothing else. " : ""}
          It cannot be taken back. Another offer comes in its place at the end of the next worked turn.
        </Text>
        {refused !== undefined && <FailedState error={refused} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <ActionButton
            color="red"
            call={api.post("/api/missions/{id}/abandon", { path: { id: mission.id } })}
            done={accepted ? "The mission is abandoned." : "The offer is declined."}
            onDone={() => {
              onClose();
              void refresh();
            }}
            onRefused={setRefused}
          >
            {accepted ? "Abandon it" : "Decline it"}
          </ActionButton>
        </Group>
      </Stack>
    </Modal>
  );
}
