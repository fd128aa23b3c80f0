/** Shows notifications about the player's planes and jobs while the page is open. */
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconInfoCircle, IconPlaneArrival } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { HistoryEvent } from "../api.ts";
import { useLandingSound } from "../live/landing-sound.ts";
import { paidLandings, publishLandings } from "../live/landings.ts";
import { useGame, useSnapshotOf, useSnapshotStore } from "../live/live.tsx";
import { NoticeReader, signOf } from "../live/notice-reader.ts";
import type { SnapshotStore } from "../live/snapshot-store.ts";
import { TONE_COLORS } from "../live/tone.ts";
import { useNames } from "../names.ts";
import { isHeld, isIdle } from "../plane-condition.ts";
import { useSelection } from "../selection/selection.tsx";
import { useShowPlane } from "../selection/use-show-plane.ts";
import { type Notice, noticesOf } from "./notices.ts";

/** Renders nothing itself. */
export function LiveNotices() {
  useLandingSound();
  const sign = signOf(useGame());
  const [names, wayOn] = [useNames(), useWayOn()];
  const latest = useRef({ names, wayOn });
  useEffect(() => {
    latest.current = { names, wayOn };
  }, [names, wayOn]);
  const [reader] = useState(
    () =>
      new NoticeReader((events: readonly HistoryEvent[]) => {
        publishLandings(paidLandings(events));
        const notices = noticesOf(events, latest.current.names);
        for (const [index, notice] of notices.entries())
          show(notice, index < notices.length - 1, latest.current.wayOn(notice));
      }),
  );
  useEffect(() => void reader.look(sign), [reader, sign]);
  return null;
}

/** Returns a function that renders the button beside the title of a notice about a plane. */
function useWayOn(): (notice: Notice) => ReactNode {
  const store = useSnapshotStore();
  const [here, go] = useLocation();
  const [selection] = useSelection();
  const showPlane = useShowPlane();
  return ({ planeId }) => {
    if (planeId === undefined) return null;
    const isOnPage = here === "/" && selection.planeId === planeId;
    return (
      <WayOn
        store={store}
        planeId={planeId}
        findJobs={isOnPage ? undefined : () => showPlane(planeId)}
        openFleet={() => go(`/fleet?plane=${planeId}`)}
      />
    );
  };
}

interface WayOnProps {
  /** The store itself, because notices are also rendered outside the game. */
  readonly store: SnapshotStore;
  readonly planeId: number;
  readonly findJobs: (() => void) | undefined;
  openFleet(): void;
}

/**
 * Leads to the plane, if it waits for jobs or cannot fly on. It follows the snapshot, because an event can be read up to a second
 * before the frame that contains the plane's new state.
 */
function WayOn({ store, planeId, findJobs, openFleet }: WayOnProps): ReactNode {
  const plane = useSnapshotOf(store)?.state.planes.find(({ id }) => id === planeId);
  if (plane === undefined) return null;
  // The height that the header leaves.
  const look = { size: "compact-xs", variant: "light", flex: "none", h: 19 } as const;
  if (plane.broken || isHeld(plane)) {
    return (
      <Button {...look} onClick={openFleet}>
        Show the plane
      </Button>
    );
  }
  if (findJobs === undefined || !isIdle(plane)) return null;
  return (
    <Button {...look} onClick={findJobs}>
      Find jobs
    </Button>
  );
}

const ICONS = { good: IconPlaneArrival, plain: IconInfoCircle, bad: IconAlertTriangle } as const;
const COLORS = { ...TONE_COLORS, plain: "sky" } as const;
/** Bad notices stay longer. */
const SHOWN_MS = { good: 8_000, plain: 8_000, bad: 15_000 } as const;

/** Duration while another notice waits, because only one fits. */
const HURRIED_MS = 4_000;

/** Id of the good notice on screen, which the next one replaces. */
let shown: string | undefined;

function show({ tone, title, text }: Notice, isFollowed: boolean, wayOn: ReactNode): void {
  const Icon = ICONS[tone];
  if (tone !== "bad" && shown !== undefined) notifications.hide(shown);
  const id = notifications.show({
    title:
      wayOn === null ? (
        title
      ) : (
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <span>{title}</span>
          {wayOn}
        </Group>
      ),
    message: text,
    color: COLORS[tone],
    icon: <Icon size={18} aria-hidden />,
    autoClose: isFollowed ? HURRIED_MS : SHOWN_MS[tone],
  });
  if (tone !== "bad") shown = id;
}
