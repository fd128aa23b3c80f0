/** All encounters, thread by thread. */
import type { Encounter } from "../definition.ts";
import { ARCHIVE } from "./archive.ts";
import { FOUNDRY } from "./foundry.ts";
import { WAYFARERS } from "./wayfarers.ts";

export const ENCOUNTERS: readonly Encounter[] = [...WAYFARERS, ...FOUNDRY, ...ARCHIVE];
