/** A line about the last turn, always visible, and for a while its full report above. */
import { Anchor, Box, Button, CloseButton, Group, Stack, Text } from "@mantine/core";
import { useFocusWithin, useHover, useMergedRef, useWindowEvent } from "@mantine/hooks";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { IconChevronUp, IconTrophy } from "@tabler/icons-react";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { api } from "../api.ts";
import { useEncounters } from "../encounters/encounters.tsx";
import { GAME, useWorld } from "../game/game.ts";
import { SeverityIcon } from "../game/severity.tsx";
import { type Reached, useReachedMilestones } from "./reached-milestones.ts";
import classes from "./report-bar.module.css";
import { useTurn } from "./turn.tsx";
import { reportOfLog, type TurnReport } from "./turn-report.ts";

/** Milliseconds for which a notable report stays open, unless the player is reading it. */
const SHOWN_MS = 12_000;

export function ReportBar() {
  const { report: own, reports } = useTurn();
  const report = useReport();
  const reached = useReachedMilestones();
  const { activeTask, save } = useWorld();
  const [page] = useLocation();
  const here = useRef(page);
  here.current = page;
  // The page on which the report is open, which other pages do not show; null if it is closed.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const opened = openOn === page;
  useEffect(() => {
    if (reports > 0) setOpenOn(own?.notable ? here.current : null);
  }, [reports, own]);
  const close = useCallback(() => setOpenOn(null), []);
  const root = useRef<HTMLDivElement>(null);
  // A press on the page closes the report, which covers the page on a phone. A press in a dialog does not close it.
  useWindowEvent("pointerdown", ({ target }) => {
    const pressed = target as Element;
    if (pressed.closest("main, aside") !== null && !root.current?.contains(pressed)) close();
  });
  const toggle = () => setOpenOn(opened ? null : page);
  const { isOpen: isCovered } = useEncounters();
  // Handled in the capture phase, while `isCovered` is still true for an open encounter: Escape closes only the encounter.
  const press = (event: KeyboardEvent) => event.key === "Escape" && !isCovered && close();
  useWindowEvent("keydown", press, true);
  return (
    <Box ref={root} flex={1} miw={0}>
      {opened && report !== null && <ReportCard key={reports} report={report} reached={reached} onClose={close} />}
      <div className={classes.bar}>
        <Group role="status" gap="xs" wrap="nowrap" flex={1} miw={0}>
          {report === null ? (
            <Note className={classes.headline}>
              {save.status !== "active"
                ? "The game is over."
                : activeTask === null
                  ? "The queue is empty. Choose an order."
                  : `End the turn to ${save.turn === 0 ? "start" : "continue"}.`}
            </Note>
          ) : (
            <>
              <SeverityIcon severity={report.headline.severity} />
              <Text size="sm" className={classes.headline}>
                <strong>{report.title}.</strong> {report.headline.text}
              </Text>
            </>
          )}
        </Group>
        {report !== null && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            className={classes.toggle ?? ""}
            onClick={toggle}
            aria-expanded={opened}
            aria-keyshortcuts="R"
            aria-label="Turn report"
            rightSection={<IconChevronUp size={16} aria-hidden className={classes.chevron} data-open={opened} />}
          >
            <Box component="span" visibleFrom="sm">
              Turn report
            </Box>
          </Button>
        )}
      </div>
    </Box>
  );
}

/** Returns this tab's last report, or one from the log if another tab or program has ended the turn since. */
function useReport(): TurnReport | null {
  const { report, busy } = useTurn();
  const { activeTask, save } = useWorld();
  const { turn } = save;
  // This tab's report arrives before the world of its turn does.
  const isOwn = report !== null && (report.turn === turn || (busy && report.turn > turn));
  const call = api.get("/api/events", { query: { turn, limit: 50 } });
  const { data } = useRead([GAME, "turn-report", turn], call, { enabled: !isOwn && turn > 0 });
  return useMemo(() => {
    if (isOwn) return report;
    return data === undefined ? null : reportOfLog(turn, data, activeTask);
  }, [isOwn, report, data, turn, activeTask]);
}

/** The report must not cover the ship and the star that it has just explored. */
const SHIP = "[data-testid=ship]";
const CLEARANCE_PX = 48;

/** Returns the side of the map for the report: the right edge (undefined), or the other side once the ship would be covered. */
function useClearSide(ref: RefObject<HTMLElement | null>): "left" | undefined {
  const { position, activeTask } = useWorld();
  const [side, setSide] = useState<"left">();
  const measure = useCallback(() => {
    const card = ref.current?.getBoundingClientRect();
    const ship = document.querySelector(SHIP)?.getBoundingClientRect();
    if (card === undefined || ship === undefined) return;
    const covers =
      ship.right > card.left - CLEARANCE_PX &&
      ship.left < card.right + CLEARANCE_PX &&
      ship.bottom > card.top - CLEARANCE_PX &&
      ship.top < card.bottom;
    if (covers) setSide((before) => (before === undefined ? "left" : undefined));
  }, [ref]);
  // Measures again when the ship's new place arrives, which is after the report, and when the ship has moved there.
  const place = `${position.systemId} ${activeTask?.id} ${activeTask?.remainingTurns}`;
  const measured = useRef("");
  useLayoutEffect(() => {
    if (measured.current === place) return;
    measured.current = place;
    measure();
  }, [place, measure]);
  useWindowEvent("transitionend", measure);
  return side;
}

interface ReportCardProps {
  readonly report: TurnReport;
  readonly reached: Reached | null;
  readonly onClose: () => void;
}

function ReportCard({ report, reached, onClose }: ReportCardProps) {
  const { hovered, ref: hover } = useHover();
  const { focused, ref: focus } = useFocusWithin();
  const card = useRef<HTMLElement>(null);
  const ref = useMergedRef(hover, focus, card);
  const side = useClearSide(card);
  // The report stays open while an encounter covers it.
  const { isOpen: isCovered } = useEncounters();
  const read = hovered || focused || isCovered;
  useEffect(() => {
    if (read) return;
    const closing = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(closing);
  }, [read, onClose]);
  return (
    <section ref={ref} className={classes.card} data-side={side} aria-label="Turn report" data-surface>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={650}>{report.title}</Text>
        <CloseButton onClick={onClose} aria-label="Close the turn report" />
      </Group>
      <div className={classes.scroll}>
        <Stack component="ul" gap="0.45rem" mt={4} mb="xs">
          {report.lines.map(({ seq, severity, text, address }) => (
            <Group component="li" key={seq} gap="xs" wrap="nowrap" align="flex-start">
              <SeverityIcon severity={severity} />
              {address === undefined ? (
                <Text size="sm">{text}</Text>
              ) : (
                <Anchor component={Link} href={address} size="sm" c="inherit" underline="hover">
                  {text}
                </Anchor>
              )}
            </Group>
          ))}
          {reached?.turn === report.turn && <MilestoneLine reached={reached} />}
        </Stack>
        {report.learned.map((line) => (
          <Note key={line}>{line}</Note>
        ))}
        {report.hint !== null && (
          <Text size="sm" mt="xs">
            {report.hint}
          </Text>
        )}
      </div>
    </section>
  );
}

/** Shows the milestones reached, and the next one. */
const MilestoneLine = ({ reached: { titles, next } }: { readonly reached: Reached }) => (
  <Group component="li" gap="xs" wrap="nowrap" align="flex-start">
    <IconTrophy size={18} className="warn" style={{ flexShrink: 0 }} aria-hidden />
    <Text size="sm">
      <Anchor component={Link} href="/missions" inherit c="inherit" fw={600} underline="hover">
        {titles.length === 1 ? "Milestone" : "Milestones"}: {titles.join(", ")}
      </Anchor>
      {next !== undefined && ` · Next: ${next.title}`}
    </Text>
  </Group>
);
