/** Notifications about the player's planes and jobs while the page is open. */
import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconInfoCircle, IconPlaneArrival } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { HistoryEvent } from "../api.ts";
import { useNames } from "../names.ts";
import { useLandingSound } from "./landing-sound.ts";
import { paidLandings, publishLandings } from "./landings.ts";
import { useGame } from "./live.tsx";
import { NoticeReader, signOf } from "./notice-reader.ts";
import { type Notice, noticesOf } from "./notices.ts";
import { TONE_COLORS } from "./tone.ts";

/** Renders nothing itself. */
export function LiveNotices() {
  useLandingSound();
  const sign = signOf(useGame());
  const latestNames = useNames();
  const names = useRef(latestNames);
  useEffect(() => {
    names.current = latestNames;
  }, [latestNames]);
  const [reader] = useState(
    () =>
      new NoticeReader((events: readonly HistoryEvent[]) => {
        publishLandings(paidLandings(events));
        const notices = noticesOf(events, names.current);
        for (const [index, notice] of notices.entries()) show(notice, index < notices.length - 1);
      }),
  );
  useEffect(() => void reader.look(sign), [reader, sign]);
  return null;
}

const ICONS = { good: IconPlaneArrival, plain: IconInfoCircle, bad: IconAlertTriangle } as const;
const COLORS = { ...TONE_COLORS, plain: "sky" } as const;
/** Trouble stays longer. */
const SHOWN_MS = { good: 8_000, plain: 8_000, bad: 15_000 } as const;

/** While another waits: the lane has room for one. */
const HURRIED_MS = 4_000;

/** Older good notices, which newer ones replace. */
let shown: string | undefined;

function show({ tone, title, text }: Notice, isFollowed: boolean): void {
  const Icon = ICONS[tone];
  if (tone !== "bad" && shown !== undefined) notifications.hide(shown);
  const id = notifications.show({
    title,
    message: text,
    color: COLORS[tone],
    icon: <Icon size={18} aria-hidden />,
    autoClose: isFollowed ? HURRIED_MS : SHOWN_MS[tone],
  });
  if (tone !== "bad") shown = id;
}
