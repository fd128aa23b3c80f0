/** The frame around every page of a player: clock, cash and reputation above, page links beside. */
import { Text, Tooltip } from "@mantine/core";
import { euros } from "@outbound/kit/web/format.ts";
import { Shell, type ShellPage } from "@outbound/kit/web/shell.tsx";
import {
  IconBuildingWarehouse,
  IconHistory,
  IconPlane,
  IconShoppingCart,
  IconTrophy,
  IconUser,
  IconWorld,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { AccountMenu } from "./account/account-menu.tsx";
import classes from "./frame.module.css";
import { AbsenceDialog } from "./live/absence-dialog.tsx";
import { ClockBanner } from "./live/clock-banner.tsx";
import { clockDate, clockTime } from "./live/clock-text.ts";
import { useGame, useSimTime } from "./live/live.tsx";
import { LiveNotices } from "./live/notifications.tsx";
import { Logo } from "./logo.tsx";
import { FirstSteps } from "./welcome/first-steps.tsx";

const PAGES: readonly ShellPage[] = [
  { path: "/", label: "World", icon: IconWorld },
  { path: "/fleet", label: "Fleet", icon: IconPlane },
  { path: "/market", label: "Aircraft", icon: IconShoppingCart },
  { path: "/company", label: "Company", icon: IconBuildingWarehouse },
  { path: "/history", label: "History", icon: IconHistory },
  { path: "/leaderboard", label: "Ranking", icon: IconTrophy },
  { path: "/account", label: "Account", icon: IconUser, minor: true },
];

export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Shell
      name="Outbound Cargo"
      logo={<Logo />}
      pages={PAGES}
      status={<Status />}
      actions={<AccountMenu />}
      banner={<ClockBanner />}
      dock={<FirstSteps />}
    >
      {children}
      <LiveNotices />
      <AbsenceDialog />
    </Shell>
  );
}

function Status() {
  const { player } = useGame();
  return (
    <dl className={classes.figures} data-figures>
      <WorldClock />
      <div>
        <dt>Cash</dt>
        <dd>{euros(player.money)}</dd>
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
      <dt>
        {clockDate(simTime)}
        {!clock.running && (
          <Text span inherit visibleFrom="sm">
            {" "}
            · paused
          </Text>
        )}
      </dt>
      <dd>
        <time dateTime={new Date(simTime).toISOString()}>{clockTime(simTime)}</time>
      </dd>
    </div>
  );
}
