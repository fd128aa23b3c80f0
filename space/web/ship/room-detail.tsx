/** The selected room: current figures, next tier and price, or what a free slot can hold. */
import { Button, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { IconArrowUp } from "@tabler/icons-react";
import { isTiered } from "../../rules/catalog/modules.ts";
import type { Ship, Task } from "../api.ts";
import { Fact, Facts } from "../game/facts.tsx";
import { queueOf, useRulesGame, useWorld } from "../game/game.ts";
import { Price } from "../game/price.tsx";
import { useComposer } from "../orders/composer.tsx";
import { TaskNote } from "../queue/task-note.tsx";
import { ChangeList } from "./change-list.tsx";
import type { Room } from "./deck/deck-plan.ts";
import { moduleFigures, tierChanges } from "./module-figures.ts";
import { ModuleIcon } from "./module-icon.tsx";
import { hasTiers, type ModuleView, moduleIn, roomName } from "./room-name.ts";
import { sentence } from "./ship-words.ts";

interface RoomDetailProps {
  readonly room: Room;
  readonly ship: Ship;
}

export function RoomDetail({ room, ship }: RoomDetailProps) {
  const module = moduleIn(room, ship.modules);
  switch (room.use) {
    case "module":
      return module && <ModuleDetail module={module} />;
    case "planned":
      return (
        <>
          <Text size="sm">Added by a queued expansion.</Text>
          <TaskNotes of={({ kind }) => kind === "expand"} />
        </>
      );
    case "reserved":
      return (
        <>
          <Text size="sm">Reserved for a queued module.</Text>
          <TaskNotes of={({ target }) => target.build === room.kind} />
        </>
      );
    case "free":
      return <FreeSlot ship={ship} />;
  }
}

/** Shows the name and tier of the room. */
export function RoomTitle({ room, ship }: RoomDetailProps) {
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

/** Lists the queued tasks for the room. */
function TaskNotes({ of }: { readonly of: (task: Task) => boolean }) {
  const tasks = queueOf(useWorld()).filter(of);
  return tasks.map((task) => <TaskNote key={task.id} task={task} />);
}

interface ModuleProps {
  readonly module: ModuleView;
}

function ModuleDetail({ module }: ModuleProps) {
  const { game } = useRulesGame();
  const { id, kind, effect, draw, slots } = module;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="2.5rem" verticalSpacing="md">
      <Stack gap="xs">
        <Text size="sm">{sentence(effect)}</Text>
        <Facts layout="rows">
          {moduleFigures(game, kind).map(({ label, value }) => (
            <Fact key={label} name={label}>
              {value}
            </Fact>
          ))}
        </Facts>
        <Note>
          Uses {draw === 0 ? "no" : draw} power, {slots === 0 ? "no slot" : counted(slots, "slot")}.
        </Note>
        <TaskNotes of={(task) => task.kind === "upgrade" && task.target.moduleId === id} />
      </Stack>
      <UpgradePart module={module} />
    </SimpleGrid>
  );
}

function UpgradePart({ module: { id, kind, tier, upgrade } }: ModuleProps) {
  const { game } = useRulesGame();
  const composer = useComposer();
  if (kind === "life-support") return <Text c="dimmed">Part of the hull: no slot, no tiers.</Text>;
  if (!isTiered(kind)) return <Text c="dimmed">No tiers.</Text>;
  if (upgrade === null) return <Text c="dimmed">Maximum tier reached.</Text>;
  const { toTier, price, lockedBecause } = upgrade;
  return (
    <Stack gap="xs">
      <Title order={3}>{toTier > tier + 1 ? `Tier ${toTier} (after tier ${toTier - 1})` : `Tier ${toTier}`}</Title>
      <ChangeList changes={tierChanges(game, kind, toTier)} />
      <Price price={price} label={`Cost of tier ${toTier}`} />
      {lockedBecause !== null && (
        <Text size="sm" className="warn" id={`why-${id}`}>
          {lockedBecause}
        </Text>
      )}
      <Button
        leftSection={<IconArrowUp size={16} aria-hidden />}
        disabled={lockedBecause !== null}
        aria-describedby={lockedBecause === null ? undefined : `why-${id}`}
        onClick={() => composer.open({ kind: "upgrade", moduleId: id })}
      >
        Upgrade to tier {toTier}
      </Button>
    </Stack>
  );
}

function FreeSlot({ ship }: { readonly ship: Ship }) {
  const composer = useComposer();
  const possible = ship.buildable.filter(({ slots, lockedBecause }) => slots > 0 && lockedBecause === null);
  return (
    <Stack gap="sm">
      <Text size="sm">
        {possible.length === 0
          ? "Empty slot. Nothing can be built now; see the requirements under Build and expand."
          : "Empty slot. You can build:"}
      </Text>
      <Group gap="xs">
        {possible.map(({ kind, name }) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<ModuleIcon kind={kind} size={18} />}
            onClick={() => composer.open({ kind: "build", build: kind })}
          >
            {name}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
