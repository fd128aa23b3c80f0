/** Buttons on the map: zoom, whole galaxy, go to the ship, and legend. */
import { Button } from "@mantine/core";
import { useClickOutside, useDisclosure, useWindowEvent } from "@mantine/hooks";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
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
    { label: "Zoom in", icon: IconPlus, act: map.zoomIn },
    { label: "Zoom out", icon: IconMinus, act: map.zoomOut },
    { label: "Show the whole galaxy", icon: IconMaximize, act: map.showAll },
    { label: "Go to the ship", icon: IconCurrentLocation, act: onShip },
  ];
  return (
    <>
      <div className={classes.zoom}>
        {buttons.map(({ label, icon, act }) => (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            tooltip={label}
            tooltipProps={{ position: "left" }}
            variant="default"
            size={40}
            onClick={act}
            // A mouse click does not move the focus, so the space bar still ends the turn.
            onMouseDown={(event) => event.preventDefault()}
          />
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
