/** A star on the map with its state and its marks. It is a link, so that Enter selects it. */
import { type MouseEvent, memo } from "react";
import type { System } from "../../api.ts";
import { lookOf } from "../../game/star-look.ts";
import { systemAddress } from "../../pages.ts";
import { GLANCE_ID } from "./glance-card.tsx";
import { LINE_PX } from "./labels.ts";
import { labelDrop } from "./map-labels.ts";
import type { Pin } from "./pins.ts";
import { StarBody } from "./star-body.tsx";
import classes from "./star-mark.module.css";

export interface StarMarkProps {
  readonly system: System;
  /** The star's description in one sentence. */
  readonly sentence: string;
  readonly pins: readonly Pin[];
  readonly signal: boolean;
  /** True if the next part of a faction's story is there. */
  readonly story: boolean;
  /** True if it was just explored for the first time. */
  readonly isNew: boolean;
  readonly selected: boolean;
  /** True for the star that the Tab key reaches. */
  readonly current: boolean;
  readonly onSelect: (system: System, event: MouseEvent) => void;
  readonly onFocus: (system: System) => void;
}

export const StarMark = memo(function StarMark(props: StarMarkProps) {
  const { system, pins, signal, story, isNew, selected, onSelect } = props;
  const { radius, color } = lookOf(system.starClass);
  return (
    <a
      href={systemAddress(system.id)}
      className={classes.star}
      data-system={system.id}
      data-dim={!system.explored || undefined}
      tabIndex={props.current ? 0 : -1}
      aria-label={props.sentence}
      // The card exists while the star has the focus.
      aria-describedby={props.current ? GLANCE_ID : undefined}
      aria-current={selected ? "true" : undefined}
      draggable={false}
      onClick={(event) => onSelect(system, event)}
      onFocus={() => props.onFocus(system)}
      style={{ transform: `translate(${system.x}px, ${system.y}px) scale(var(--px))` }}
    >
      <circle className={classes.touch} r={15} />
      <circle className={classes.focus} r={radius + 8} />
      {selected && <circle className={classes.selected} r={radius + 5} />}
      {isNew && <circle className={classes.dawn} r={radius + 4} style={{ stroke: color }} />}
      <g className={isNew ? classes.unveiled : undefined}>
        <StarBody starClass={system.starClass} explored={system.explored} />
      </g>
      {system.apex && <Crown radius={radius} />}
      {signal && <Signal radius={radius} />}
      {story && <StoryMark x={-radius - 8} y={-radius} />}
      <DangerMarks danger={system.danger} y={radius + 5} />
      {pins[0] !== undefined && <PinMark accepted={pins[0].accepted} y={-radius - 2} />}
    </a>
  );
});

/** Drawn above all stars, and hidden from screen readers: the star's link has the full text. */
export const StarLabel = memo(function StarLabel({ system, lines }: StarLabelProps) {
  if (lines.length === 0) return null;
  return (
    <text
      className={classes.label}
      data-dim={!system.explored || undefined}
      y={labelDrop(system) + 10}
      style={{ transform: `translate(${system.x}px, ${system.y}px) scale(var(--px))` }}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={0} dy={index === 0 ? 0 : LINE_PX} className={index === 0 ? classes.name : undefined}>
          {line}
        </tspan>
      ))}
    </text>
  );
});

interface StarLabelProps {
  readonly system: System;
  readonly lines: readonly string[];
}

/** Shows one triangle per level of danger. */
export function DangerMarks({ danger, y }: { readonly danger: number; readonly y: number }) {
  return Array.from({ length: danger }, (_, index) => {
    const x = (index - (danger - 1) / 2) * 7;
    return <path key={x} className={classes.danger} d={`M${x - 3} ${y + 5}L${x} ${y}L${x + 3} ${y + 5}Z`} />;
  });
}

/** A map pin: filled for an accepted mission, hollow for an offer. */
export function PinMark({ accepted, y }: { readonly accepted: boolean; readonly y: number }) {
  return (
    <path
      className={classes.pin}
      data-accepted={accepted || undefined}
      d={`M0 ${y}C-2 ${y - 5} -6 ${y - 7} -6 ${y - 11}A6 6 0 1 1 6 ${y - 11}C6 ${y - 7} 2 ${y - 5} 0 ${y}Z`}
    />
  );
}

/** Waves at the upper right of the star. */
export function Signal({ radius }: { readonly radius: number }) {
  const at = radius * 0.8;
  return (
    <g className={classes.signal} transform={`translate(${at} ${-at})`}>
      <path d="M0 -4A4 4 0 0 1 4 0" />
      <path d="M0 -8A8 8 0 0 1 8 0" />
      <path d="M0 -12A12 12 0 0 1 12 0" />
    </g>
  );
}

/** An open book at the upper left of the star. */
export function StoryMark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={classes.story} transform={`translate(${x} ${y})`}>
      <path d="M0 -2C-1.5 -4 -4.5 -4.5 -7 -4V4C-4.5 3.5 -1.5 4 0 6C1.5 4 4.5 3.5 7 4V-4C4.5 -4.5 1.5 -4 0 -2Z" />
      <path d="M0 -2V6" />
    </g>
  );
}

/** A ring with four rays around the Apex. */
export function Crown({ radius }: { readonly radius: number }) {
  const [near, far] = [radius + 4, radius + 10];
  const rays = [45, 135, 225, 315].map((degrees) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return `M${x * near} ${y * near}L${x * far} ${y * far}`;
  });
  return (
    <g className={classes.apex}>
      <circle r={near} />
      <path d={rays.join("")} />
    </g>
  );
}
