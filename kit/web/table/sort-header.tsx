/** The header of a sortable column: a button with the current direction. */
import { type MantineBreakpoint, Table, UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./sort-header.module.css";

type Direction = "ascending" | "descending";

export interface SortHeaderProps {
  readonly label: ReactNode;
  /** Undefined if the table is sorted by another column. */
  readonly direction: Direction | undefined;
  readonly onSort: () => void;
  /** True: aligned to the end of the column, like figures. */
  readonly figures?: boolean;
  readonly className?: string | undefined;
  /** Hidden on narrower screens. */
  readonly visibleFrom?: MantineBreakpoint | undefined;
  /** Shown below the button. */
  readonly children?: ReactNode;
}

/** Returns the `direction` of a column, depending on whether the table is sorted by it. */
export const directionOf = (isSortedBy: boolean, descending: boolean): Direction | undefined => {
  if (!isSortedBy) return undefined;
  return descending ? "descending" : "ascending";
};

export function SortHeader(props: SortHeaderProps) {
  const { label, direction, onSort, figures = false, className, visibleFrom, children } = props;
  const Icon = direction === undefined ? IconArrowsSort : direction === "ascending" ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th
      scope="col"
      {...(children === undefined && { py: 0 })}
      aria-sort={direction ?? "none"}
      className={className}
      {...(visibleFrom && { visibleFrom })}
      data-figures={figures || undefined}
    >
      <UnstyledButton className={classes.sort} data-figures={figures || undefined} onClick={onSort}>
        {label}
        <Icon size={14} aria-hidden className={direction === undefined ? classes.unsorted : undefined} />
      </UnstyledButton>
      {children}
    </Table.Th>
  );
}
