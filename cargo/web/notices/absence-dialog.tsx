/** The "While you were away" dialog: what happened automatically during an absence. */
import { Button, Group, List, Stack, Text, ThemeIcon } from "@mantine/core";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { TextLink } from "@outbound/kit/web/elements/text-link.tsx";
import { counted, duration, euros, signedEuros } from "@outbound/kit/web/format.ts";
import { serviceInstant } from "@outbound/kit/web/server-clock.ts";
import { useRead } from "@outbound/kit/web/use-read.ts";
import {
  IconAlertTriangle,
  IconCoins,
  IconPackage,
  IconPlaneArrival,
  IconRoute,
  IconTool,
  IconTrophy,
  IconUsersGroup,
} from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { Link } from "wouter";
import { api, type HistorySummary } from "../api.ts";
import { useCountUp } from "../live/count-up.ts";
import { useGame } from "../live/live.tsx";
import { TONE_COLORS } from "../live/tone.ts";
import { isIdle } from "../plane-condition.ts";
import { useShowPlane } from "../selection/use-show-plane.ts";
import { ABSENCE_MS, type AbsenceLine, absenceLines, absenceNet } from "./absence.ts";

export function AbsenceDialog() {
  const { player } = useGame();
  const [absence, dismiss] = useAbsence(player.id);
  return absence === undefined ? null : <Report absence={absence} close={dismiss} />;
}

interface ReportProps {
  readonly absence: Absence;
  readonly close: () => void;
}

function Report({ absence: { since, until }, close }: ReportProps) {
  const { player, planes } = useGame();
  const show = useShowPlane();
  const call = api.get("/api/history/summary", { query: { since: new Date(serviceInstant(since)).toISOString() } });
  const { data, isPlaceholderData } = useRead(["absence", since, until], call, {
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const lines = data === undefined ? [] : absenceLines(data);
  const isNothing = data !== undefined && !isPlaceholderData && lines.length === 0;
  // A later absence must not begin with one in which nothing happened, since the player was here in between.
  useEffect(() => {
    if (isNothing) close();
  }, [isNothing, close]);
  if (lines.length === 0) return null;
  const idle = planes.filter(isIdle);
  const [first] = idle;
  return (
    <Dialog opened onClose={close} title="While you were away" size="sm">
      <Stack>
        <div>
          {data !== undefined && <Net money={data.money} />}
          <Note>You were away for {duration(until - since)}.</Note>
        </div>
        <List spacing="xs" center ps={0}>
          {lines.map((line) => (
            <List.Item key={line.text} icon={<LineIcon line={line} />}>
              {line.path === undefined ? (
                line.text
              ) : (
                <TextLink inherit lh="sm" href={line.path} onClick={close}>
                  {line.text}
                </TextLink>
              )}
            </List.Item>
          ))}
        </List>
        <Text size="sm">
          Cash <b>{euros(player.money)}</b>, reputation <b>{player.reputation.toFixed(1)}</b>.
          {idle.length > 0 && ` ${counted(idle.length, "plane waits", "planes wait")} for jobs.`}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" component={Link} href="/history" onClick={close}>
            See history
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              close();
              if (first !== undefined) show(first.id);
            }}
          >
            {first === undefined ? "Continue" : "Find jobs"}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Shows the net result, counting up as the dialog opens. */
function Net({ money }: Pick<HistorySummary, "money">) {
  const net = absenceNet({ money });
  const [target, setTarget] = useState(0);
  useEffect(() => setTarget(net), [net]);
  const shown = useCountUp(target);
  if (net === 0) return null;
  return (
    <Text fz="1.75rem" fw={700} lh={1.2} className={`tabular ${net > 0 ? "good" : "warn"}`}>
      {signedEuros(shown)}
    </Text>
  );
}

const ICONS = {
  cash: IconCoins,
  route: IconRoute,
  landing: IconPlaneArrival,
  job: IconPackage,
  repair: IconTool,
  milestone: IconTrophy,
  together: IconUsersGroup,
  trouble: IconAlertTriangle,
} as const;

function LineIcon({ line: { topic, tone } }: { readonly line: AbsenceLine }) {
  const Icon = ICONS[topic];
  return (
    <ThemeIcon size={28} radius="xl" variant="light" color={TONE_COLORS[tone]} aria-hidden>
      <Icon size={16} />
    </ThemeIcon>
  );
}

/** Interval at which the browser stores the last time any of its tabs was visible. */
const NOTE_EVERY_MS = 10_000;

/** In milliseconds since 1970 by the machine's clock. */
interface Absence {
  readonly since: number;
  readonly until: number;
}

/** Returns undefined without an absence or once it is dismissed. A further absence before that extends it. */
function useAbsence(playerId: number): readonly [absence: Absence | undefined, dismiss: () => void] {
  const [absence, setAbsence] = useState<Absence>();
  useEffect(() => {
    const key = `outbound-cargo-seen-${playerId}`;
    const note = () => {
      if (document.hidden) return;
      const now = Date.now();
      const seen = Number(localStorage.getItem(key)) || now;
      if (now - seen >= ABSENCE_MS) setAbsence((before) => ({ since: before?.since ?? seen, until: now }));
      localStorage.setItem(key, String(now));
    };
    note();
    const timer = setInterval(note, NOTE_EVERY_MS);
    document.addEventListener("visibilitychange", note);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", note);
    };
  }, [playerId]);
  return [absence, useCallback(() => setAbsence(undefined), [])];
}
