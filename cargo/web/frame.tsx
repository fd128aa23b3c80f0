/** The frame around a player's pages: clock, cash and reputation above, navigation beside. */
import { Popover, Text, Tooltip, UnstyledButton } from "@mantine/core";
import { counted, euros } from "@outbound/kit/web/format.ts";
import { Shell, type ShellPage } from "@outbound/kit/web/shell.tsx";
import { ShortcutKeys } from "@outbound/kit/web/shortcuts/shortcut-keys.tsx";
import {
  IconBuildingWarehouse,
  IconHistory,
  IconPlane,
  IconPlayerPause,
  IconRoute,
  IconShoppingCart,
  IconTrophy,
  IconUser,
  IconUsersGroup,
  IconWorld,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { AccountMenu } from "./account/account-menu.tsx";
import { GuestBanner } from "./account/guest.tsx";
import { SHORTCUTS, useShortcutSetting } from "./account/shortcuts.ts";
import { ReliefBar } from "./company/relief-bar.tsx";
import classes from "./frame.module.css";
import { clockDate, clockTime } from "./live/clock-text.ts";
import { ConnectionBanner } from "./live/connection-banner.tsx";
import { useCountUp } from "./live/count-up.ts";
import { useGame, useSimTime } from "./live/live.tsx";
import { Logo } from "./logo.tsx";
import { AbsenceDialog } from "./notices/absence-dialog.tsx";
import { LiveNotices } from "./notices/notifications.tsx";
import { useInvitations } from "./together/use-invitations.ts";
import { FirstSteps } from "./welcome/first-steps.tsx";

const PAGES: readonly ShellPage[] = [
  { path: "/", keys: "1", label: "World", icon: IconWorld },
  { path: "/fleet", keys: "2", label: "Fleet", icon: IconPlane },
  { path: "/market", keys: "3", label: "Aircraft", icon: IconShoppingCart },
  { path: "/company", keys: "4", label: "Company", icon: IconBuildingWarehouse },
  { path: "/routes", keys: "5", label: "Routes", icon: IconRoute },
  { path: "/together", keys: "6", label: "Together", icon: IconUsersGroup },
  { path: "/history", keys: "7", label: "History", icon: IconHistory },
  { path: "/leaderboard", keys: "8", label: "Ranking", icon: IconTrophy },
  { path: "/account", label: "Account", icon: IconUser, minor: true },
];

/** Returns the page links, with a mark on the page that has invitations to alliances. */
function usePages(): readonly ShellPage[] {
  const { alliance } = useGame().player;
  const count = useInvitations().data?.items.length ?? 0;
  if (alliance !== undefined || count === 0) return PAGES;
  const waiting = counted(count, "invitation");
  return PAGES.map((page) => (page.path === "/together" ? { ...page, waiting } : page));
}

export function Frame({ children }: { readonly children: ReactNode }) {
  const [hasShortcuts] = useShortcutSetting();
  const pages = usePages();
  return (
    <Shell
      name="Outbound Cargo"
      logo={<Logo />}
      pages={pages}
      status={<Status />}
      actions={<AccountMenu />}
      banner={
        <>
          <ConnectionBanner />
          <GuestBanner />
        </>
      }
      noticeLane="always"
      dock={
        <>
          <ReliefBar />
          <FirstSteps />
        </>
      }
    >
      {children}
      <LiveNotices />
      <ShortcutKeys shortcuts={SHORTCUTS} isOn={hasShortcuts} />
      <AbsenceDialog />
    </Shell>
  );
}

function Status() {
  const { player } = useGame();
  const cash = useCountUp(player.money);
  return (
    <dl className={classes.figures} data-figures>
      <WorldClock />
      <div>
        <dt>Cash</dt>
        <dd>{euros(cash)}</dd>
      </div>
      <Tooltip label="Reputation, 0 to 100: better pay and cheaper planes and fuel">
        <div>
          <dt>
            <Text span inherit visibleFrom="xs">
              Reputation
            </Text>
            <Text span inherit hiddenFrom="xs">
              Rep.
            </Text>
          </dt>
          <dd>{player.reputation.toFixed(1)}</dd>
        </div>
      </Tooltip>
    </dl>
  );
}

function WorldClock() {
  const { clock } = useGame();
  const simTime = useSimTime(500);
  return (
    <div>
      <dt>{clockDate(simTime)}</dt>
      <dd className={classes.clock}>
        {!clock.running && <PausedMark />}
        <time dateTime={new Date(simTime).toISOString()}>{clockTime(simTime)}</time>
      </dd>
    </div>
  );
}

/** Placed beside the time, so that nothing moves when it appears. */
function PausedMark() {
  return (
    <Popover width={260} position="bottom" shadow="md" withArrow>
      <Popover.Target>
        <UnstyledButton className={classes.paused} aria-label="The world's clock is paused. Why?">
          <IconPlayerPause size={16} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">
          <b>The world's clock is paused.</b> Time stops when no one is flying or repairing. Jobs still come and go in
          real time.
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
