/** The legend of the map. */
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
        <Title order={2}>Legend</Title>
        <CloseButton onClick={onClose} aria-label="Close legend" />
      </Group>
      <ul className={classes.list}>
        {CLASSES_BY_WEIGHT.map((starClass) => (
          <Row key={starClass} text={capitalised(className(starClass))}>
            <StarBadge starClass={starClass} explored size={30} />
          </Row>
        ))}
        <Row text="Unexplored">
          <StarBadge starClass="K" explored={false} size={30} />
        </Row>
        {[1, 2, 3].map((danger) => (
          <Row key={danger} text={capitalised(dangerWords(danger))}>
            <Sign>
              <DangerMarks danger={danger} y={-3} />
            </Sign>
          </Row>
        ))}
        <Row text="Goal of an accepted mission">
          <Sign>
            <PinMark accepted y={9} />
          </Sign>
        </Row>
        <Row text="Goal of an offered mission">
          <Sign>
            <PinMark accepted={false} y={9} />
          </Sign>
        </Row>
        <Row text="Signal of a fragment">
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
        <Row text="Jump range; dashed: at the end of the queue">
          <Sign>
            <circle r="12" fill="none" stroke="#8069e6" strokeWidth="1.5" />
          </Sign>
        </Row>
        <Row text="End of the queue, and the course to it">
          <Sign>
            <path d="M11 0L-7 -7L-3.5 0L-7 7Z" fill="none" stroke="#bdb1f3" strokeWidth="1.6" strokeDasharray="3 2" />
          </Sign>
        </Row>
      </ul>
      <Text size="sm" c="dimmed" mt="xs">
        Lines are single jumps. Below a star: the fuel of a jump there, or the number of jumps.
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        Keys: arrows move from star to star, Enter selects, + and − zoom, 0 shows everything, Home goes to the ship,
        Space ends the turn.
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
