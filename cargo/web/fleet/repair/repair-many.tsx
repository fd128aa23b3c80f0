/** Repairs all worn planes on the ground, with the price from a dry run. */
import { Button, Group, Loader, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { RefusalAlert } from "@outbound/kit/web/elements/refusal-alert.tsx";
import { counted, euros } from "@outbound/kit/web/format.ts";
import { IconTool } from "@tabler/icons-react";
import { useEffect } from "react";
import { api, type Plane, type State } from "../../api.ts";
import { useGame, useGameAction } from "../../live/live.tsx";
import { usePreview } from "../../live/use-preview.ts";
import { refusedPlane, useNames } from "../../names.ts";
import { wornPlanes } from "./worn-planes.ts";

export function RepairMany({ planes }: { readonly planes: readonly Plane[] }) {
  const [opened, { open, close }] = useDisclosure(false);
  const worn = wornPlanes(planes);
  const isNone = worn.length === 0;
  // Otherwise the question would open again with the next worn plane.
  useEffect(() => {
    if (isNone) close();
  }, [isNone, close]);
  if (isNone) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconTool size={18} aria-hidden />} onClick={open}>
        Repair {counted(worn.length, "plane")} …
      </Button>
      <Dialog opened={opened} onClose={close} title={`Repair ${counted(worn.length, "plane")}?`}>
        <Question worn={worn} onClose={close} />
      </Dialog>
    </>
  );
}

function Question({ worn, onClose }: { readonly worn: readonly Plane[]; readonly onClose: () => void }) {
  const { player } = useGame();
  const names = useNames();
  const { act, busy } = useGameAction();
  const call = api.post("/api/planes/repair", { body: { ids: worn.map(({ id }) => id) } });
  const { data, cost, error } = usePreview(
    call,
    worn.map(({ health }) => health),
  );
  const refused = (data?.outcomes ?? []).filter(({ problem }) => problem !== undefined);
  const repair = async () => {
    if (await act(call, { done: doneText })) onClose();
  };
  return (
    <Stack gap="md">
      <Text size="sm">{worn.map(({ name, health }) => `${name} (health ${health})`).join(", ")}</Text>
      {cost === undefined && error === null && <Loader size="sm" aria-label="Asking for the price" />}
      {cost !== undefined && (
        <Text size="sm">
          <b>{euros(cost)}</b>, leaves you {euros(player.money - cost)}. Cargo and queues stay as they are.
        </Text>
      )}
      {refused.map(({ id, problem }) => (
        <Note key={id} className="warn">
          {refusedPlane(names.plane(id), problem?.detail)}
        </Note>
      ))}
      <RefusalAlert error={error} title="Not now" />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} disabled={cost === undefined || cost === 0} onClick={() => void repair()} data-autofocus>
          {cost === undefined ? "Repair" : `Repair for ${euros(cost)}`}
        </Button>
      </Group>
    </Stack>
  );
}

const doneText = ({ outcomes = [] }: State): string =>
  `${counted(outcomes.filter(({ problem }) => problem === undefined).length, "repair")} started.`;
