/** Chooses the faction that a partisan plays for, a different one in each galaxy. */
import { FACTION_KEYS, type FactionKey } from "@outbound/space/rules/catalog/factions.ts";
import type { View } from "./view.ts";

export const sideOf = ({ seed }: View): FactionKey => FACTION_KEYS[seed % FACTION_KEYS.length] as FactionKey;
