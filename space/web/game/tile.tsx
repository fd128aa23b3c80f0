/** A small card that is a button. Screen readers read its label instead of its content. */
import { VisuallyHidden } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import classes from "./tile.module.css";

interface TileProps extends Omit<ComponentProps<"button">, "className"> {
  readonly label: string;
  readonly isSelected: boolean;
  readonly isEmpty?: boolean;
  readonly isDone?: boolean;
  /** Adds a border in the accent colour. */
  readonly isMarked?: boolean;
  readonly children: ReactNode;
}

export function Tile(given: TileProps) {
  const { label, isSelected, isEmpty = false, isDone = false, isMarked = false, children, ...button } = given;
  return (
    <button
      type="button"
      className={classes.tile}
      data-empty={isEmpty || undefined}
      data-done={isDone || undefined}
      data-marked={isMarked || undefined}
      aria-pressed={isSelected}
      {...button}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={classes.face} aria-hidden>
        {children}
      </span>
    </button>
  );
}

export const TileName = ({ children }: { readonly children: ReactNode }) => (
  <span className={classes.name}>{children}</span>
);

export const TileRow = ({ children }: { readonly children: ReactNode }) => (
  <span className={classes.row}>{children}</span>
);
