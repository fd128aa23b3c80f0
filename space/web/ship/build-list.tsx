/** Lists the possible builds: benefits, requirements and cost of each, and why it is locked. */
import { Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { IconArrowsMaximize } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Game } from "../../rules/game/game.ts";
import { EXPANSION_LIMIT } from "../../rules/values/limits.ts";
import type { Goods, Ship } from "../api.ts";
import { queueOf, useWorld } from "../game/game.ts";
import { Price } from "../game/price.tsx";
import { useComposer } from "../orders/composer.tsx";
import { ChangeList } from "./change-list.tsx";
import { buildChanges } from "./module-figures.ts";
import { ModuleIcon } from "./module-icon.tsx";
import { sentence } from "./ship-words.ts";

interface BuildListProps {
  readonly ship: Ship;
  readonly game: Game;
}

export function BuildList({ ship, game }: BuildListProps) {
  const { expansion } = ship;
  const composer = useComposer();
  const queue = queueOf(useWorld());
  const built = new Set<string>(ship.modules.map(({ kind }) => kind));
  const aboard = ship.buildable.filter(({ kind }) => built.has(kind));
  const unbuilt = ship.buildable.filter(({ kind }) => !built.has(kind));
  return (
    <Stack component="section" gap="sm" aria-labelledby="builds">
      <div>
        <Title order={2} id="builds">
          Build and expand
        </Title>
        <Note>
          At most one of each module. Hull patches can be built any number of times.
          {aboard.length > 0 && ` Aboard: ${aboard.map(({ name }) => name).join(", ")}.`}
        </Note>
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        <BuildCard
          icon={<IconArrowsMaximize size={22} stroke={1.6} aria-hidden />}
          name="Expansion"
          gives="+3 slots, +1 berth; jumps use 5 % more fuel"
          needs={`${expansion.done} of ${EXPANSION_LIMIT} done`}
          price={expansion.price}
          lockedBecause={expansion.lockedBecause}
          verb="Expand"
          label="Expand the ship"
          onOrder={() => composer.open({ kind: "expand" })}
        />
        {unbuilt.map((build) => (
          <BuildCard
            key={build.kind}
            icon={<ModuleIcon kind={build.kind} />}
            name={build.name}
            gives={build.effect}
            needs={
              build.slots === 0
                ? "Uses no slot and no power"
                : `Uses ${counted(build.slots, "slot")} and ${build.draw} power`
            }
            price={build.price}
            lockedBecause={build.lockedBecause}
            queued={build.kind !== "patch" && queue.some(({ target }) => target.build === build.kind)}
            verb="Build"
            onOrder={() => composer.open({ kind: "build", build: build.kind })}
          >
            <ChangeList changes={buildChanges(game, build.kind)} />
          </BuildCard>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface BuildCardProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly gives: string;
  readonly needs: string;
  readonly price: Goods;
  readonly lockedBecause: string | null;
  readonly queued?: boolean;
  readonly verb: string;
  /** Accessible name of the button, if it is not the verb followed by the name. */
  readonly label?: string;
  readonly onOrder: () => void;
  readonly children?: ReactNode;
}

function BuildCard({
  icon,
  name,
  gives,
  needs,
  price,
  lockedBecause,
  queued = false,
  verb,
  label = `${verb}: ${name}`,
  onOrder,
  children,
}: BuildCardProps) {
  const why = `why-${name.replaceAll(" ", "-")}`;
  return (
    <Card component="article" aria-label={name} padding="md">
      <Stack gap="xs" h="100%">
        <Group gap="xs" wrap="nowrap">
          {icon}
          <Title order={3}>{name}</Title>
          {queued && <Badge variant="light">Queued</Badge>}
        </Group>
        <Text size="sm">{sentence(gives)}</Text>
        <Note>{needs}</Note>
        {children}
        {!queued && (
          <Stack gap="xs" mt="auto">
            <Price price={price} label={`Cost of ${name}`} />
            {lockedBecause !== null && (
              <Text size="sm" className="warn" id={why}>
                {lockedBecause}
              </Text>
            )}
            <Button
              variant="light"
              disabled={lockedBecause !== null}
              aria-describedby={lockedBecause === null ? undefined : why}
              aria-label={label}
              onClick={onOrder}
            >
              {verb}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
