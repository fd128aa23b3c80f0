/** The frame around every page of the game: turn, goods and end turn above, the pages beside. */
import { integer } from "@outbound/kit/web/format.ts";
import { Shell, type ShellPage } from "@outbound/kit/web/shell.tsx";
import {
  IconDeviceFloppy,
  IconFlask,
  IconListDetails,
  IconMap2,
  IconRocket,
  IconTargetArrow,
  IconUsers,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./frame.module.css";
import { useGameStream, useWorld } from "./game/game.ts";
import { Logo } from "./logo.tsx";

const PAGES: readonly ShellPage[] = [
  { path: "/", label: "Map", icon: IconMap2 },
  { path: "/ship", label: "Ship", icon: IconRocket },
  { path: "/crew", label: "Crew", icon: IconUsers },
  { path: "/research", label: "Research", icon: IconFlask },
  { path: "/missions", label: "Missions", icon: IconTargetArrow },
  { path: "/log", label: "Log", icon: IconListDetails },
  { path: "/game", label: "Game", icon: IconDeviceFloppy, minor: true },
];

export function Frame({ children }: { readonly children: ReactNode }) {
  useGameStream();
  return (
    <Shell name="Outbound Space" logo={<Logo />} pages={PAGES} status={<Status />}>
      {children}
    </Shell>
  );
}

function Status() {
  const { save, resources } = useWorld();
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Turn</dt>
        <dd>{save.limit === null ? save.turn : `${save.turn} / ${save.limit}`}</dd>
      </div>
      <div>
        <dt>Credits</dt>
        <dd>{integer(resources.credits.amount)}</dd>
      </div>
    </dl>
  );
}
