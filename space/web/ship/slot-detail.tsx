/** A slot without a module: what can be built, or what is queued. */
import { Button, Group, Stack, Text } from "@mantine/core";
import type { Ship, Task } from "../api.ts";
import type { OrderTarget } from "../orders/order.ts";
import type { Room } from "./deck-plan.ts";
import { ModuleIcon } from "./module-icon.tsx";
import { TaskNote } from "./task-note.tsx";

interface SlotDetailProps {
  readonly room: Room;
  readonly ship: Ship;
  readonly tasks: readonly Task[];
  readonly onOrder: (order: OrderTarget) => void;
}

export function SlotDetail({ room, ship, tasks, onOrder }: SlotDetailProps) {
  if (room.use === "planned") {
    const work = tasks.filter(({ kind }) => kind === "expand");
    return (
      <>
        <Text size="sm">Added by a queued expansion.</Text>
        <Notes tasks={work} />
      </>
    );
  }
  if (room.use === "reserved") {
    const work = tasks.filter(({ kind, target }) => kind === "build" && target.build === room.kind);
    return (
      <>
        <Text size="sm">Reserved for a queued module.</Text>
        <Notes tasks={work} />
      </>
    );
  }
  return <FreeSlot ship={ship} onOrder={onOrder} />;
}

function FreeSlot({ ship, onOrder }: Pick<SlotDetailProps, "ship" | "onOrder">) {
  const possible = ship.buildable.filter(({ slots, lockedBecause }) => slots > 0 && lockedBecause === null);
  return (
    <Stack gap="sm">
      <Text size="sm">
        {possible.length === 0
          ? "Empty slot. Nothing can be built now; see the requirements under Build and expand."
          : "Empty slot. You can build:"}
      </Text>
      {possible.length > 0 && (
        <Group gap="xs">
          {possible.map(({ kind, name }) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<ModuleIcon kind={kind} size={18} />}
              onClick={() => onOrder({ task: "build", kind })}
            >
              {name}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

function Notes({ tasks }: { readonly tasks: readonly Task[] }) {
  return tasks.map((task) => <TaskNote key={task.id} task={task} />);
}
