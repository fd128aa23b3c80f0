/** Below the map: what lands next in one line, and the whole board when it is opened. */
import { Collapse, Text, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { counted, duration } from "@outbound/kit/web/format.ts";
import { IconChevronUp, IconPlaneArrival } from "@tabler/icons-react";
import { useId } from "react";
import { placeName, useAirports } from "../airports.ts";
import { ArrivalBoard } from "../company/arrival-board.tsx";
import { arrivalsAt } from "../company/arrivals.ts";
import { useGame, useSimTime } from "../live/live.tsx";
import classes from "./arrivals-strip.module.css";

export function ArrivalsStrip() {
  const [opened, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <div className={classes.strip}>
      <UnstyledButton className={classes.button} aria-expanded={opened} aria-controls={id} onClick={toggle}>
        <IconPlaneArrival size={18} aria-hidden className="accent" />
        <Text size="sm" truncate flex={1}>
          <NextArrival />
        </Text>
        <IconChevronUp size={18} aria-hidden className={classes.arrow} />
      </UnstyledButton>
      <Collapse expanded={opened} id={id}>
        <div className={classes.board}>
          <ArrivalBoard maxHeight={180} />
        </div>
      </Collapse>
    </div>
  );
}

function NextArrival() {
  const { planes, clock } = useGame();
  const airports = useAirports();
  const arrivals = arrivalsAt(planes, useSimTime(), clock);
  const [next] = arrivals;
  if (next === undefined) return "No planes flying";
  const when = next.realMsLeft === null ? "" : ` in ${duration(next.realMsLeft)}`;
  return `${counted(arrivals.length, "plane")} in flight · next: ${next.name} lands in ${placeName(airports, next.destIcao)}${when}`;
}
