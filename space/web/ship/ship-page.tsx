/** The ship page: a deck plan with upgrades and builds. */
import { Card, Title } from "@mantine/core";
import { SideDialog } from "@outbound/kit/web/elements/dialog.tsx";
import { useMatches } from "@outbound/kit/web/elements/screen.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { useState } from "react";
import { shipName } from "../../rules/game/ship-name.ts";
import { queueOf, useCrew, useRulesGame, useShip, useWorld } from "../game/game.ts";
import { useComposer } from "../orders/composer.tsx";
import { BuildList } from "./build-list.tsx";
import { Deck } from "./deck/deck.tsx";
import { sectionsOf } from "./deck/deck-plan.ts";
import { queuedChanges } from "./queued-changes.ts";
import { RoomDetail, RoomTitle } from "./room-detail.tsx";
import { ShipStatus } from "./ship-status.tsx";

export default function ShipPage() {
  const [ship, world, crew, { game }] = [useShip(), useWorld(), useCrew(), useRulesGame()];
  const composer = useComposer();
  const phone = useMatches("(max-width: 62em)");
  const [chosen, setChosen] = useState<string | null>(null);
  const queued = queuedChanges(queueOf(world));
  const sections = sectionsOf(ship.modules, ship.slots.total, queued);
  const rooms = sections.flatMap((section) => section.rooms);
  const reactor = ship.modules.find(({ kind }) => kind === "reactor");
  // A room that a turn has replaced is no longer selected.
  const selected =
    rooms.find(({ key }) => key === chosen) ??
    (phone ? undefined : rooms.find((room) => room.use === "module" && room.moduleId === reactor?.id));
  const detail = selected && <RoomDetail room={selected} ship={ship} />;
  const title = selected && <RoomTitle room={selected} ship={ship} />;
  return (
    <Page title="Ship" lead={`The ${shipName(world.save.seed)}. Select a room for details and upgrades.`}>
      <ShipStatus ship={ship} game={game} />
      <Deck
        ship={ship}
        crew={crew.members}
        activeTask={world.activeTask}
        sections={sections}
        heading={phone ? "up" : "right"}
        queuedTiers={queued.tiers}
        selected={selected?.key ?? null}
        onSelect={setChosen}
      />
      {phone ? (
        <SideDialog
          opened={selected !== undefined && !composer.isOpen}
          onClose={() => setChosen(null)}
          position="bottom"
          size="auto"
          title={title}
        >
          {detail}
        </SideDialog>
      ) : (
        <Card component="section" aria-label="Selected room">
          <Title order={2} mb="sm">
            {title}
          </Title>
          {detail}
        </Card>
      )}
      <BuildList ship={ship} game={game} />
    </Page>
  );
}
