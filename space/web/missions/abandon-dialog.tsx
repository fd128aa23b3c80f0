/** Asks for confirmation before a mission is abandoned. */
import { Text } from "@mantine/core";
import { ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { factionInSentence } from "../../rules/catalog/factions.ts";
import { ABANDONED_TURNS } from "../../rules/values/limits.ts";
import { api, type Mission } from "../api.ts";
import { useMissions } from "../game/game.ts";

/** Of missions that can be abandoned. */
const BOARD: readonly Mission["status"][] = ["offered", "accepted"];

interface AbandonDialogProps {
  readonly mission: Mission;
  readonly onClose: () => void;
}

export function AbandonDialog({ mission, onClose }: AbandonDialogProps) {
  // Another tab may accept it meanwhile, which makes this dearer, or begin another game.
  const onBoard = useMissions().find(({ id, status }) => id === mission.id && BOARD.includes(status));
  const { id, status, text, faction } = onBoard ?? mission;
  const accepted = status === "accepted";
  return (
    <ConfirmCall
      opened
      onClose={onClose}
      title={accepted ? "Abandon this mission?" : "Decline this offer?"}
      confirm={accepted ? "Abandon mission" : "Decline offer"}
      call={() => api.post("/api/missions/{id}/abandon", { path: { id } })}
      done={`${accepted ? "Abandoned" : "Declined"}: ${text}`}
    >
      <Text fw={600}>{text}</Text>
      <Text size="sm">
        {accepted ? "Its progress is lost. " : ""}
        {accepted && faction !== undefined ? `Costs 1 standing with ${factionInSentence(faction)}. ` : ""}
        This cannot be undone. Its place on the board stays empty for {ABANDONED_TURNS} turns.
      </Text>
    </ConfirmCall>
  );
}
