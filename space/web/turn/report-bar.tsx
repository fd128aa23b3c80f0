/** One line on the last turn, always visible; above it, for a while, its full report. */
import { Box, Button, CloseButton, Group, Stack, Text } from "@mantine/core";
import { useFocusWithin, useHover, useMergedRef, useWindowEvent } from "@mantine/hooks";
import { IconChevronUp } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useWorld } from "../game/game.ts";
import classes from "./report-bar.module.css";
import { SeverityIcon } from "./severity.tsx";
import { useTurn } from "./turn.tsx";
import type { TurnReport } from "./turn-report.ts";

/** A notable report stays open this long, unless it is being read. */
const SHOWN_MS = 12_000;

export function ReportBar() {
  const { report, reports } = useTurn();
  const { activeTask, save } = useWorld();
  const [page] = useLocation();
  const here = useRef(page);
  here.current = page;
  // Going to another page counts as having read it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const opened = openOn === page;
  useEffect(() => {
    if (reports > 0) setOpenOn(report?.notable ? here.current : null);
  }, [reports, report]);
  const close = useCallback(() => setOpenOn(null), []);
  const toggle = () => setOpenOn(opened ? null : page);
  useWindowEvent("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  return (
    <Box pos="relative" flex={1} miw={0}>
      {opened && report !== null && <ReportCard key={reports} report={report} onClose={close} />}
      <div className={classes.bar}>
        <Group role="status" gap="xs" wrap="nowrap" flex={1} miw={0}>
          {report === null ? (
            <Text size="sm" c="dimmed" lineClamp={2}>
              {save.status !== "active"
                ? "The game is over."
                : activeTask === null
                  ? "Queue an order, then end the turn."
                  : "End the turn to start."}
            </Text>
          ) : (
            <>
              <SeverityIcon severity={report.headline.severity} />
              <Text size="sm" lineClamp={2}>
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
            onClick={toggle}
            aria-expanded={opened}
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

function ReportCard({ report, onClose }: { readonly report: TurnReport; readonly onClose: () => void }) {
  const { hovered, ref: hover } = useHover();
  const { focused, ref: focus } = useFocusWithin();
  const ref = useMergedRef(hover, focus);
  const read = hovered || focused;
  useEffect(() => {
    if (read) return;
    const closing = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(closing);
  }, [read, onClose]);
  return (
    <section ref={ref} className={classes.card} aria-label="Turn report" data-surface>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={650}>{report.title}</Text>
        <CloseButton onClick={onClose} aria-label="Close the turn report" />
      </Group>
      <div className={classes.scroll}>
        <Stack component="ul" gap="0.45rem" mt={4} mb="xs">
          {report.lines.map(({ seq, severity, text }) => (
            <Group component="li" key={seq} gap="xs" wrap="nowrap" align="flex-start">
              <SeverityIcon severity={severity} />
              <Text size="sm">{text}</Text>
            </Group>
          ))}
        </Stack>
        {report.learned.map((line) => (
          <Text key={line} size="sm" c="dimmed">
            {line}
          </Text>
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
