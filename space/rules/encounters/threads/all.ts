/** All encounters, thread by thread. */
import type { Encounter } from "../definition.ts";
import { ARCHIVE } from "./archive.ts";
import { CREW_AT_WORK } from "./crew-at-work.ts";
import { CREW_OFF_WATCH } from "./crew-off-watch.ts";
import { FOUNDRY } from "./foundry.ts";
import { PLACES_OF_NEED } from "./places-of-need.ts";
import { PLACES_OF_STARS } from "./places-of-stars.ts";
import { PLACES_WITH_PEOPLE } from "./places-with-people.ts";
import { PLACES_WITH_WRECKS } from "./places-with-wrecks.ts";
import { WAYFARERS } from "./wayfarers.ts";

export const ENCOUNTERS: readonly Encounter[] = [
  ...WAYFARERS,
  ...FOUNDRY,
  ...ARCHIVE,
  ...CREW_AT_WORK,
  ...CREW_OFF_WATCH,
  ...PLACES_OF_STARS,
  ...PLACES_WITH_PEOPLE,
  ...PLACES_WITH_WRECKS,
  ...PLACES_OF_NEED,
];
