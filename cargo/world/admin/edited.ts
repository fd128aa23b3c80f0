/** A row that an admin's edit changed. */
export type Row = Readonly<Record<string, unknown>>;

/** A row before and after the edit: an added row has no `before`, a deleted one no `after`. */
export interface Edited {
  readonly table: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}
