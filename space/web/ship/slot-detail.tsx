/** A slot without a module: what could stand there, or what is on its way. */
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
        <Text size="sm">Comes with an expansion that stands in the queue.</Text>
        <Notes tasks={work} />
      </>
    );
  }
  if (room.use === "reserved") {
    const work = tasks.filter(({ kind, target }) => kind === "build" && target.build === room.kind);
    return (
      <>
        <Text size="sm">This slot is kept for a module that stands in the queue.</Text>
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
          ? "Nothing stands here, and nothing can be built now. The list of builds says what each one needs."
          : "Nothing stands here. These can be built now; the list of builds says what each one gives:"}
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
