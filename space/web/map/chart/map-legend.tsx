/** The legend of the map. */
import { CloseButton, Group, Stack, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { capitalised } from "@outbound/kit/web/format.ts";
import type { ReactNode } from "react";
import { CLASSES_BY_WEIGHT, className, dangerWords } from "../../game/star-look.ts";
import classes from "./map-legend.module.css";
import { HULL } from "./ship-mark.tsx";
import { StarBadge } from "./star-body.tsx";
import { Crown, DangerMarks, PinMark, Signal, StoryMark } from "./star-mark.tsx";

export function MapLegend({ onClose }: { readonly onClose: () => void }) {
  return (
    <section className={classes.panel} aria-label="Legend" data-surface>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2}>Legend</Title>
        <CloseButton onClick={onClose} aria-label="Close legend" />
      </Group>
      <Stack component="ul" gap="0.3rem" mt={4} fz="sm">
        {CLASSES_BY_WEIGHT.map((starClass) => (
          <Row key={starClass} text={capitalised(className(starClass))}>
            <StarBadge starClass={starClass} explored size={30} />
          </Row>
        ))}
        <Row text="Unexplored">
          <StarBadge starClass="K" explored={false} size={30} />
        </Row>
        {SIGNS.map(([text, sign]) => (
          <Row key={text} text={text}>
            <svg className={classes.sign} width={30} height={30} viewBox="-18 -18 36 36" aria-hidden="true">
              {sign}
            </svg>
          </Row>
        ))}
      </Stack>
      <Note mt="xs">Lines are single jumps. Below a star: the fuel of a jump there, or the number of jumps.</Note>
      <Note mt="xs">
        Keys: arrows move from star to star, Enter selects, + and − zoom, 0 shows everything, Home goes to the ship,
        Space ends the turn.
      </Note>
    </section>
  );
}

const SIGNS: readonly (readonly [text: string, sign: ReactNode])[] = [
  ...[1, 2, 3].map(
    (danger) => [capitalised(dangerWords(danger)), <DangerMarks key={danger} danger={danger} y={-3} />] as const,
  ),
  ["Goal of an accepted mission", <PinMark key="accepted" accepted y={9} />],
  ["Goal of an offered mission", <PinMark key="offered" accepted={false} y={9} />],
  [
    "Signal of a fragment",
    <g key="signal" transform="translate(-6 6)">
      <Signal radius={0} />
    </g>,
  ],
  ["Next part of a faction's story", <StoryMark key="story" x={0} y={-1} />],
  ["The Apex: the star to relight", <Crown key="apex" radius={3} />],
  [
    "Jump range; dashed: at the end of the queue",
    <circle key="range" r="12" fill="none" stroke="#8069e6" strokeWidth="1.5" />,
  ],
  [
    "End of the queue, and the course to it",
    <path key="end" d={HULL} fill="none" stroke="#bdb1f3" strokeWidth="1.6" strokeDasharray="3 2" />,
  ],
];

function Row({ children, text }: { readonly children: ReactNode; readonly text: string }) {
  return (
    <Group component="li" gap="0.6rem" wrap="nowrap">
      {children}
      {text}
    </Group>
  );
}
