/** All encounters, thread by thread. */
import type { Encounter } from "../definition.ts";
import { ARCHIVE } from "./archive.ts";
import { CREW_AT_WORK } from "./crew-at-work.ts";
import { CREW_OFF_WATCH } from "./crew-off-watch.ts";
import { FOUNDRY } from "./foundry.ts";
import { WAYFARERS } from "./wayfarers.ts";

export const ENCOUNTERS: readonly Encounter[] = [
  ...WAYFARERS,
  ...FOUNDRY,
  ...ARCHIVE,
  ...CREW_AT_WORK,
  ...CREW_OFF_WATCH,
];
