/** What the signs of the map mean. */
import { CloseButton, Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./map-legend.module.css";
import { StarBadge } from "./star-body.tsx";
import { CLASSES_BY_WEIGHT, capitalised, className, dangerWords } from "./star-look.ts";
import { Crown, DangerMarks, PinMark, Signal } from "./star-mark.tsx";

export function MapLegend({ onClose }: { readonly onClose: () => void }) {
  return (
    <section className={classes.panel} aria-label="Legend" data-surface>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2}>What the signs mean</Title>
        <CloseButton onClick={onClose} aria-label="Close the legend" />
      </Group>
      <ul className={classes.list}>
        {CLASSES_BY_WEIGHT.map((starClass) => (
          <Row key={starClass} text={capitalised(className(starClass))}>
            <StarBadge starClass={starClass} explored size={30} />
          </Row>
        ))}
        <Row text="Unexplored: what is there shows after the first explore">
          <StarBadge starClass="K" explored={false} size={30} />
        </Row>
        {[1, 2, 3].map((danger) => (
          <Row key={danger} text={capitalised(dangerWords(danger))}>
            <Sign>
              <DangerMarks danger={danger} y={-3} />
            </Sign>
          </Row>
        ))}
        <Row text="A mission you accepted leads here">
          <Sign>
            <PinMark accepted y={9} />
          </Sign>
        </Row>
        <Row text="An offered mission would lead here">
          <Sign>
            <PinMark accepted={false} y={9} />
          </Sign>
        </Row>
        <Row text="A fragment's signal comes from here">
          <Sign>
            <g transform="translate(-6 6)">
              <Signal radius={0} />
            </g>
          </Sign>
        </Row>
        <Row text="The Apex: the star to relight">
          <Sign>
            <Crown radius={3} />
          </Sign>
        </Row>
        <Row text="The ring around the ship: as far as one jump goes; dashed, from where the queue leads">
          <Sign>
            <circle r="12" fill="none" stroke="#8069e6" strokeWidth="1.5" />
          </Sign>
        </Row>
        <Row text="Where the queue leads, and the way there">
          <Sign>
            <path d="M11 0L-7 -7L-3.5 0L-7 7Z" fill="none" stroke="#bdb1f3" strokeWidth="1.6" strokeDasharray="3 2" />
          </Sign>
        </Row>
      </ul>
      <Text size="sm" c="dimmed" mt="xs">
        A line between two stars is one jump. Below a name stands the fuel of the jump from the ship, or how many jumps
        it takes.
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        Keys on the map: arrows move from star to star, Enter selects, + and − zoom, 0 shows everything, Home goes to
        the ship. The space bar ends the turn.
      </Text>
    </section>
  );
}

function Row({ children, text }: { readonly children: ReactNode; readonly text: string }) {
  return (
    <li className={classes.row}>
      {children}
      <Text size="sm">{text}</Text>
    </li>
  );
}

const Sign = ({ children }: { readonly children: ReactNode }) => (
  <svg className={classes.sign} width={30} height={30} viewBox="-18 -18 36 36" aria-hidden="true">
    {children}
  </svg>
);
