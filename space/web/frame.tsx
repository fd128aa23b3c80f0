/** The frame of every page: turn, goods and end turn in the header, the pages beside. */
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
import { QueueButton } from "./queue/queue-button.tsx";
import { ConnectionBanner } from "./turn/connection-banner.tsx";
import { EndTurn } from "./turn/end-turn.tsx";
import { GameOver } from "./turn/game-over.tsx";
import { GoodsBar } from "./turn/goods-bar.tsx";
import { GoodsHelp } from "./turn/goods-help.tsx";
import { ReportBar } from "./turn/report-bar.tsx";
import { TurnProvider } from "./turn/turn.tsx";

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
  const connected = useGameStream();
  return (
    <TurnProvider>
      <Shell
        name="Outbound Space"
        logo={<Logo />}
        pages={PAGES}
        status={<Status />}
        actions={<Actions />}
        banner={
          <>
            <ConnectionBanner connected={connected} />
            <section className={classes.goodsRow} aria-label="Resources">
              <GoodsBar narrow />
            </section>
          </>
        }
        dock={
          <aside className={classes.dock} aria-label="The turn">
            <ReportBar />
            <div className={classes.wideOnly}>
              <QueueButton />
            </div>
            <div className={classes.narrowOnly}>
              <EndTurn wide />
            </div>
          </aside>
        }
      >
        {children}
      </Shell>
    </TurnProvider>
  );
}

/** Shows the remaining turns from this number down. */
const LAST_TURNS = 20;

function Status() {
  const { save } = useWorld();
  return (
    <>
      <div className={classes.goodsInHeader}>
        <GoodsBar />
      </div>
      <p className={classes.turn}>
        <span>Turn</span> <strong>{save.turn}</strong>
        {save.limit !== null && <span> / {save.limit}</span>}
        {save.status === "active" && save.limit !== null && save.limit - save.turn <= LAST_TURNS && (
          <span className="warn"> · {save.limit - save.turn} left</span>
        )}
      </p>
    </>
  );
}

function Actions() {
  return (
    <>
      <GoodsHelp />
      <div className={classes.narrowOnly}>
        <QueueButton small />
      </div>
      <GameOver />
      <div className={classes.wideOnly}>
        <EndTurn />
      </div>
    </>
  );
}
