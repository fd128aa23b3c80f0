/** Buttons on the map: zoom, whole galaxy, go to the ship, and legend. */
import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { useClickOutside, useDisclosure, useWindowEvent } from "@mantine/hooks";
import { IconCurrentLocation, IconHelpHexagon, IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import classes from "./map-controls.module.css";
import { MapLegend } from "./map-legend.tsx";
import type { MapView } from "./use-map-view.ts";

interface MapControlsProps {
  readonly map: Pick<MapView, "zoomIn" | "zoomOut" | "showAll">;
  readonly onShip: () => void;
}

export function MapControls({ map, onShip }: MapControlsProps) {
  const [legend, { toggle, close }] = useDisclosure(false);
  const outside = useClickOutside<HTMLDivElement>(close);
  useWindowEvent("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  const buttons = [
    { label: "Zoom in", Icon: IconPlus, act: map.zoomIn },
    { label: "Zoom out", Icon: IconMinus, act: map.zoomOut },
    { label: "Show the whole galaxy", Icon: IconMaximize, act: map.showAll },
    { label: "Go to the ship", Icon: IconCurrentLocation, act: onShip },
  ];
  return (
    <>
      <div className={classes.zoom}>
        {buttons.map(({ label, Icon, act }) => (
          <Tooltip key={label} label={label} position="left">
            <ActionIcon
              variant="default"
              size={40}
              aria-label={label}
              onClick={act}
              // A mouse click does not move the focus, so the space bar still ends the turn.
              onMouseDown={(event) => event.preventDefault()}
            >
              <Icon size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
      <div className={classes.legend} ref={outside}>
        {legend && <MapLegend onClose={close} />}
        <Button
          variant="default"
          size="sm"
          h={40}
          onClick={toggle}
          aria-expanded={legend}
          aria-keyshortcuts="L"
          leftSection={<IconHelpHexagon size={18} aria-hidden />}
        >
          Legend
        </Button>
      </div>
    </>
  );
}
