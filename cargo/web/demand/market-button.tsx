/** A button of the map: the layer of demand, the events of the world, and what the map adds. */
import { Anchor, Divider, Select, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { IconChartBubble } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Place } from "../../rules/geography/geodesy.ts";
import { GROUP_NAMES } from "../cargo-text.ts";
import { useGame, useSimTime } from "../live/live.tsx";
import { MapPopover } from "../map-popover.tsx";
import { eventEffect, eventLabel, eventTime, inOrder } from "./event-text.ts";
import { type DemandGroup, useWorldEvents } from "./use-market.ts";
import { useRegions } from "./use-regions.ts";

interface OnMap {
  readonly group: DemandGroup | null;
  readonly onGroup: (group: DemandGroup | null) => void;
  /** Moves the map to a place. */
  readonly look: (place: Place) => void;
}

const GROUPS = Object.entries(GROUP_NAMES).map(([value, label]) => ({ value, label }));

interface MarketButtonProps {
  readonly onMap: OnMap | undefined;
  /** What follows the events. */
  readonly children: ReactNode;
}

/** Without a map, only the events and what follows. */
export function MarketButton({ onMap, children }: MarketButtonProps) {
  return (
    <MapPopover
      icon={IconChartBubble}
      label={onMap === undefined ? "World events" : "Demand and events"}
      shortcut="E"
      isActive={onMap !== undefined && onMap.group !== null}
      w="min(19.5rem, 100vw - 5rem)"
    >
      {/* Without a map, nothing inside takes the focus, which the arrow keys need to scroll. */}
      <Stack
        gap="sm"
        mah="min(60dvh, 28rem)"
        style={{ overflow: "auto" }}
        {...(onMap === undefined && { tabIndex: 0 })}
      >
        {onMap !== undefined && <DemandSelect {...onMap} />}
        <Events look={onMap?.look} />
        {children}
      </Stack>
    </MapPopover>
  );
}

const DemandSelect = ({ group, onGroup }: OnMap) => (
  <>
    <Select
      label="Show demand for"
      description="The factor on pay by destination"
      placeholder="No layer"
      data={GROUPS}
      value={group}
      onChange={(value) => onGroup(value as DemandGroup | null)}
      clearable
      clearButtonProps={{ tabIndex: 0, "aria-hidden": false, "aria-label": "Hide the demand" }}
      comboboxProps={{ withinPortal: false }}
    />
    <Divider />
  </>
);

function Events({ look }: { readonly look: OnMap["look"] | undefined }) {
  const events = useWorldEvents();
  const { planes } = useGame();
  const { byId, of: regionOf } = useRegions();
  const simTime = useSimTime(5_000);
  const own = new Set(planes.flatMap(({ airportIcao, destIcao }) => regionOf(destIcao ?? airportIcao) ?? []));
  const sorted = inOrder(events, simTime, own);
  return (
    <section aria-label="World events">
      <Title order={2} size="h3" mb={6}>
        World events
      </Title>
      {sorted.length === 0 && <Note>No event is announced.</Note>}
      <Stack component="ul" gap="sm">
        {sorted.map((event) => {
          const region = byId.get(event.regionId);
          return (
            <li key={event.id}>
              <Text size="sm" fw={600}>
                {eventLabel(event)},{" "}
                {region === undefined || look === undefined ? (
                  (region?.name ?? event.regionId)
                ) : (
                  <Anchor component="button" type="button" size="sm" onClick={() => look(region.centre)}>
                    {region.name}
                  </Anchor>
                )}
              </Text>
              <Note size="xs">
                {eventEffect(event)}, {eventTime(event, simTime)}
              </Note>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
