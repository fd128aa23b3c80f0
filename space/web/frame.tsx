/** The frame of every page: turn, goods and the end-turn button in the header, navigation beside. */
import { Anchor, Box, Group, Text } from "@mantine/core";
import { ShowsCurl } from "@outbound/kit/web/action-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { TabSubject } from "@outbound/kit/web/page.tsx";
import { Shell, type ShellPage } from "@outbound/kit/web/shell.tsx";
import { ShortcutKeys } from "@outbound/kit/web/shortcuts/shortcut-keys.tsx";
import { AfterAction, CommandsOff } from "@outbound/kit/web/use-action.ts";
import {
  IconDeviceFloppy,
  IconFlask,
  IconListDetails,
  IconMap2,
  IconPlugConnectedX,
  IconRocket,
  IconTargetArrow,
  IconUsers,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { shipName } from "../rules/game/ship-name.ts";
import { EncountersProvider } from "./encounters/encounters.tsx";
import { GameOver } from "./ending/game-over.tsx";
import classes from "./frame.module.css";
import { useCurrentGame } from "./game/current-game.ts";
import { useGameRefresh, useGameStream, useWorld } from "./game/game.ts";
import { CURRENT_GAME } from "./game/which-game.ts";
import { Logo } from "./logo.tsx";
import { ComposerProvider } from "./orders/composer.tsx";
import { useUndoLast } from "./orders/use-queued.ts";
import { ORDERS_ADDRESS } from "./pages.ts";
import { Prologue } from "./prologue/prologue.tsx";
import { QueueButton } from "./queue/queue-button.tsx";
import { useCommandSetting, useShortcutSetting } from "./settings/settings.ts";
import { SettingsButton } from "./settings/settings-button.tsx";
import { SHORTCUTS } from "./settings/shortcuts.ts";
import { EndTurn } from "./turn/end-turn.tsx";
import { GoodsBar } from "./turn/goods-bar.tsx";
import { GoodsHelp } from "./turn/goods-help.tsx";
import { ReportBar } from "./turn/report-bar.tsx";
import { TurnProvider } from "./turn/turn.tsx";

const PAGES: readonly ShellPage[] = [
  { path: "/", label: "Map", icon: IconMap2, keys: "1" },
  { path: "/ship", label: "Ship", icon: IconRocket, keys: "2" },
  { path: "/crew", label: "Crew", icon: IconUsers, keys: "3" },
  { path: "/research", label: "Research", icon: IconFlask, keys: "4" },
  { path: "/missions", label: "Missions", icon: IconTargetArrow, keys: "5" },
  { path: "/log", label: "Log", icon: IconListDetails, keys: "6" },
  { path: "/game", label: "Game", icon: IconDeviceFloppy, minor: true, keys: "7" },
];

const WATCHING = "Watching. Only players give orders.";

export function Frame({ children }: { readonly children: ReactNode }) {
  const connected = useGameStream();
  return (
    <Providers>
      <Shell
        name="Outbound Space"
        logo={<Logo />}
        pages={PAGES}
        pagesOnPhone={5}
        status={<Status />}
        actions={<Actions />}
        banner={<Banner connected={connected} />}
        dock={<Dock />}
        noticeLane="narrow"
      >
        {children}
      </Shell>
      <Prologue />
      <Keys />
    </Providers>
  );
}

/** Provides the contexts that the frame and the pages share. */
function Providers({ children }: { readonly children: ReactNode }) {
  const [showsCommands] = useCommandSetting();
  return (
    <ShowsCurl value={showsCommands}>
      <CommandsOff value={CURRENT_GAME?.kind === "watch" ? WATCHING : null}>
        <AfterAction value={useGameRefresh()}>
          <EncountersProvider>
            <TurnProvider>
              <ComposerProvider>
                <TabSubject value={useTabSubject()}>{children}</TabSubject>
              </ComposerProvider>
            </TurnProvider>
          </EncountersProvider>
        </AfterAction>
      </CommandsOff>
    </ShowsCurl>
  );
}

/** Returns the browser tab's title, such as `Aurora, turn 12`: the game's name, or the ship's name in the main game. */
function useTabSubject(): string {
  const { seed, turn } = useWorld().save;
  const name = useCurrentGame({ enabled: CURRENT_GAME !== null })?.name;
  return `${name ?? shipName(seed)}, turn ${turn}`;
}

const Banner = ({ connected }: { readonly connected: boolean }) => (
  <>
    {CURRENT_GAME?.kind === "watch" && <Watched />}
    {!connected && (
      <Group className={classes.banner} role="status" gap="xs" wrap="nowrap">
        <IconPlugConnectedX size={18} aria-hidden />
        <Text size="sm">Connection lost. Reconnecting… The game is paused.</Text>
      </Group>
    )}
    <section className={classes.goodsRow} aria-label="Resources">
      <GoodsBar narrow />
    </section>
  </>
);

/** Names the game, for visitors who watch several. */
function Watched() {
  const name = useCurrentGame()?.name;
  return (
    <Group className={classes.banner} role="status" gap="0 0.6rem" justify="space-between">
      <Group gap="0 0.6rem">
        {name !== undefined && (
          <Text size="sm" fw={600}>
            {name}
          </Text>
        )}
        <Text size="sm">{WATCHING}</Text>
      </Group>
      <Anchor href="/games" size="sm" c="inherit" underline="always">
        All games
      </Anchor>
    </Group>
  );
}

const Dock = () => (
  <aside className={classes.dock} aria-label="The turn">
    <ReportBar />
    <Box visibleFrom="sm">
      <QueueButton />
    </Box>
    <Box hiddenFrom="sm">
      <EndTurn wide />
    </Box>
  </aside>
);

function Keys() {
  const [isOn] = useShortcutSetting();
  const [, navigate] = useLocation();
  const undo = useUndoLast();
  return <ShortcutKeys shortcuts={SHORTCUTS} isOn={isOn} others={{ O: () => navigate(ORDERS_ADDRESS), U: undo }} />;
}

/** The remaining turns are shown from this number down. */
const LAST_TURNS = 20;

function Status() {
  const { turn, limit, status } = useWorld().save;
  const left = limit === null ? Number.POSITIVE_INFINITY : limit - turn;
  return (
    <>
      <div className={classes.goodsInHeader}>
        <GoodsBar />
      </div>
      <Note className={classes.turn}>
        <span className={classes.turnWord}>Turn</span> <strong>{turn}</strong>
        {limit !== null && <span className={classes.turnLimit}> / {limit}</span>}
        {status === "active" && left <= LAST_TURNS && <span className="warn"> · {left} left</span>}
      </Note>
    </>
  );
}

function Actions() {
  return (
    <>
      <GoodsHelp />
      <Box hiddenFrom="sm">
        <QueueButton small />
      </Box>
      <SettingsButton />
      <GameOver />
      <Box visibleFrom="sm">
        <EndTurn />
      </Box>
    </>
  );
}
