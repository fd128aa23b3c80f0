/** The star map with orders for the selected system. */
import { VisuallyHidden } from "@mantine/core";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { useCallback } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { System } from "../api.ts";
import { useEncounters } from "../encounters/encounters.tsx";
import { useWorld } from "../game/game.ts";
import { systemAddress } from "../pages.ts";
import { StarMap } from "./chart/star-map.tsx";
import { useDiscoveries } from "./discoveries.ts";
import classes from "./map-page.module.css";
import { SideColumn } from "./side-column.tsx";

export default function MapPage() {
  usePageTitle("Map");
  const world = useWorld();
  const { systems, position } = world;
  const discoveries = useDiscoveries(world, useEncounters().isOpen);
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const find = (id: number) => systems.find((system) => system.id === id);
  const selected = find(Number(search.get("system"))) ?? find(position.systemId);
  const select = useCallback((system: System) => navigate(systemAddress(system.id), { replace: true }), [navigate]);
  if (selected === undefined) return null;
  return (
    <div className={classes.page}>
      <VisuallyHidden component="h1">Star map</VisuallyHidden>
      <StarMap selected={selected} discoveries={discoveries} onSelect={select} />
      <SideColumn selected={selected} discoveries={discoveries} />
    </div>
  );
}
