/** Asks before a mission is abandoned. */
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
          {accepted ? "Its progress is lost; there is no other penalty. " : ""}
          This cannot be undone. A new offer takes its slot at the end of the next turn.
        </Text>
        {refused !== undefined && <FailedState error={refused} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton
            color="red"
            call={api.post("/api/missions/{id}/abandon", { path: { id: mission.id } })}
            done={accepted ? `Abandoned: ${mission.text}` : `Declined: ${mission.text}`}
            onDone={() => {
              onClose();
              void refresh();
            }}
            onRefused={setRefused}
          >
            {accepted ? "Abandon mission" : "Decline offer"}
          </ActionButton>
        </Group>
      </Stack>
    </Modal>
  );
}
