/** The selected room: its current figures, its next tier, and the price. */
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconArrowUp } from "@tabler/icons-react";
import { isTiered, type ModuleKind } from "../../rules/catalog/modules.ts";
import type { Game } from "../../rules/game/game.ts";
import type { Ship, Task } from "../api.ts";
import { Price } from "../game/price.tsx";
import type { OrderTarget } from "../orders/order.ts";
import { ChangeList, FigureList } from "./change-list.tsx";
import type { Room } from "./deck-plan.ts";
import { moduleFigures, tierChanges } from "./module-figures.ts";
import { ModuleIcon } from "./module-icon.tsx";
import classes from "./room-detail.module.css";
import { hasTiers, type ModuleView, moduleIn, roomName } from "./room-name.ts";
import { sentence } from "./ship-words.ts";
import { SlotDetail } from "./slot-detail.tsx";
import { TaskNote } from "./task-note.tsx";

interface RoomDetailProps {
  readonly room: Room;
  readonly ship: Ship;
  readonly game: Game;
  readonly tasks: readonly Task[];
  readonly onOrder: (order: OrderTarget) => void;
}

export function RoomDetail({ room, ship, game, tasks, onOrder }: RoomDetailProps) {
  const module = moduleIn(room, ship.modules);
  return (
    <>
      {module === undefined ? (
        <SlotDetail room={room} ship={ship} tasks={tasks} onOrder={onOrder} />
      ) : (
        <ModuleDetail module={module} game={game} tasks={tasks} onOrder={onOrder} />
      )}
    </>
  );
}

/** Name and tier of the room. */
export function RoomTitle({ room, ship }: Pick<RoomDetailProps, "room" | "ship">) {
  const module = moduleIn(room, ship.modules);
  return (
    <Group gap="xs" wrap="nowrap" component="span">
      {"kind" in room && <ModuleIcon kind={room.kind} size={26} />}
      <span>{roomName(room, ship.modules)}</span>
      {module !== undefined && hasTiers(module) && (
        <Text c="dimmed" size="sm" component="span">
          Tier {module.tier}
        </Text>
      )}
    </Group>
  );
}

interface ModuleDetailProps {
  readonly module: ModuleView;
  readonly game: Game;
  readonly tasks: readonly Task[];
  readonly onOrder: (order: OrderTarget) => void;
}

function ModuleDetail({ module, game, tasks, onOrder }: ModuleDetailProps) {
  const work = tasks.filter(({ kind, target }) => kind === "upgrade" && target.moduleId === module.id);
  return (
    <div className={classes.columns}>
      <Stack gap="xs">
        <Text size="sm">{sentence(module.effect)}</Text>
        <FigureList figures={moduleFigures(game, module.kind)} />
        <Text size="sm" c="dimmed">
          {drawText(module)}
        </Text>
        {work.map((task) => (
          <TaskNote key={task.id} task={task} />
        ))}
      </Stack>
      <UpgradePart module={module} game={game} onOrder={onOrder} />
    </div>
  );
}

function drawText({ draw, slots }: ModuleView): string {
  const power = draw === 0 ? "Uses no power" : `Uses ${draw} power`;
  return `${power}, ${slots === 0 ? "no slot" : slots === 1 ? "1 slot" : `${slots} slots`}.`;
}

function UpgradePart({ module, game, onOrder }: Omit<ModuleDetailProps, "tasks">) {
  const { kind, upgrade } = module;
  if (!isTiered(kind)) return <Text c="dimmed">{NO_TIERS[kind] ?? "No tiers."}</Text>;
  if (upgrade === null) return <Text c="dimmed">Maximum tier reached.</Text>;
  const { toTier, price, lockedBecause } = upgrade;
  return (
    <Stack gap="xs">
      <Title order={3}>
        {toTier > module.tier + 1 ? `Tier ${toTier} (after tier ${toTier - 1})` : `Tier ${toTier}`}
      </Title>
      <ChangeList changes={tierChanges(game, kind, toTier)} />
      <Price price={price} label={`Cost of tier ${toTier}`} />
      {lockedBecause !== null && (
        <Text size="sm" className="warn" id={`why-${module.id}`}>
          {lockedBecause}
        </Text>
      )}
      <Button
        leftSection={<IconArrowUp size={16} aria-hidden />}
        disabled={lockedBecause !== null}
        aria-describedby={lockedBecause === null ? undefined : `why-${module.id}`}
        onClick={() => onOrder({ task: "upgrade", moduleId: module.id })}
      >
        Upgrade to tier {toTier}
      </Button>
    </Stack>
  );
}

const NO_TIERS: Partial<Record<ModuleKind, string>> = {
  "life-support": "Part of the hull: no slot, no tiers.",
};
