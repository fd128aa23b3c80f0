/** The line below the map with the next landing. It opens the arrivals board. */
import { Collapse, Text, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { counted, duration } from "@outbound/kit/web/format.ts";
import { IconChevronUp, IconPlaneArrival } from "@tabler/icons-react";
import { useId } from "react";
import { ArrivalBoard } from "../company/arrival-board.tsx";
import { arrivalsAt } from "../company/arrivals.ts";
import { useGame, useSimTime } from "../live/live.tsx";
import { useNames } from "../names.ts";
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
  const names = useNames();
  const arrivals = arrivalsAt(planes, useSimTime(), clock);
  const [next] = arrivals;
  if (next === undefined) return "No planes flying";
  const { plane, realMsLeft } = next;
  const when = realMsLeft === null ? "" : ` in ${duration(realMsLeft)}`;
  return `${counted(arrivals.length, "plane")} flying · next: ${plane.name} lands in ${names.place(plane.destIcao)}${when}`;
}
