/** Encounters and factions as the API shows them. */
import type { Static } from "typebox";
import { FACTION_KEYS, FACTION_NAMES, factionInSentence } from "../../rules/catalog/factions.ts";
import { CHANGE_NAMES } from "../../rules/encounters/changes.ts";
import type { Effects, Option } from "../../rules/encounters/definition.ts";
import { bestDecider, needsOf, oddsOf, skillOf } from "../../rules/encounters/odds.ts";
import { encounterNamed } from "../../rules/encounters/registry.ts";
import { openEncounterOf } from "../../rules/encounters/trigger.ts";
import { wordedIn } from "../../rules/encounters/wording.ts";
import type { CrewMember, Decided, Encountered, Game, GameEvent, ResourceName } from "../../rules/game/game.ts";
import { goodName } from "../../rules/game/goods.ts";
import type * as schemas from "../schemas.ts";

type View = Static<typeof schemas.Encounter>;

/** Shows an encounter. The odds are those of `member`, or by default of the best member for each option. */
export function encounterView(game: Game, encounter: Encountered, member?: CrewMember): View {
  const { title, text, thread, options } = encounterNamed(encounter.key);
  const say = (words: string) => wordedIn(game, encounter, words);
  const { id, key, systemId, openedOnTurn, decided } = encounter;
  return {
    id,
    key,
    thread,
    title: say(title),
    text: say(text),
    systemId,
    openedOnTurn,
    status: decided ? "decided" : "open",
    options: options.map((option) => optionView(game, encounter, option, member)),
    decided: decided && decidedView(decided, say(resultText(options, decided))),
  };
}

/** Has the same bytes for every process: an imported decision and one from the tables have the fields in different orders. */
const decidedView = ({ option, crewId, turn, outcome, by }: Decided, text: string): NonNullable<View["decided"]> => ({
  option,
  crewId,
  turn,
  outcome,
  by: by ?? null,
  text,
});

function resultText(options: readonly Option[], { option: key, outcome }: Decided): string {
  const option = options.find((one) => one.key === key);
  return ((outcome === "bad" && option?.bad) || option?.good)?.text ?? "";
}

function optionView(
  game: Game,
  encounter: Encountered,
  option: Option,
  member = bestDecider(game, encounter, option),
): View["options"][number] {
  const odds = member && !encounter.decided ? oddsOf(game, encounter, option, member) : null;
  const needs = encounter.decided ? [] : needsOf(game, option, member);
  const cautious = option.cautious === true;
  return {
    key: option.key,
    title: wordedIn(game, encounter, option.title),
    cautious,
    needs: needs.map(({ what, required, available, met }) => ({ what, required, available, met })),
    cost: { ...option.cost },
    chancePercent: odds?.percent ?? null,
    explain: [...(odds?.explain ?? [])],
    stake: {
      good: cautious ? "" : stakeText(option.good.effects, option),
      bad: option.bad ? stakeText(option.bad.effects, option) : "",
    },
  };
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** Lists the changes: `+12 alloy, −8 hull`. */
function stakeText(effects: Effects, option: Option): string {
  const { goods = {}, hull, fatigue, xp, crew, fragment, standing = {} } = effects;
  const parts = [
    ...Object.entries(goods).map(([name, amount]) => `${signed(amount)} ${goodName(name as ResourceName, amount)}`),
    ...(hull ? [`${signed(hull)} hull`] : []),
    ...(fatigue ? [`${signed(fatigue)} fatigue for all`] : []),
    ...(xp ? [`${signed(xp)} XP in ${skillOf(option)}`] : []),
    ...(crew ? ["a crew member joins"] : []),
    ...(fragment ? ["a cipher fragment"] : []),
    ...FACTION_KEYS.flatMap((key) =>
      standing[key] ? [`${signed(standing[key])} standing with ${factionInSentence(key)}`] : [],
    ),
  ];
  return parts.length > 0 ? parts.join(", ") : "nothing changes";
}

/** Returns what a decision actually changed, from the figures of its event; empty in a preview. */
export function changedView(events: readonly GameEvent[]): Static<typeof schemas.Change>[] {
  const figures = events.find(({ kind }) => kind === "encounter.decided")?.figures ?? {};
  return CHANGE_NAMES.flatMap((what) => {
    const amount = figures[what];
    return typeof amount === "number" ? [{ what, amount }] : [];
  });
}

export function openEncounterView(game: Game): View | null {
  const open = openEncounterOf(game);
  return open ? encounterView(game, open) : null;
}

/** Shows the open encounter and a page of decided ones, newest first. */
export function encountersView(game: Game, limit: number, before?: number): Static<typeof schemas.Encounters> {
  const past = game.encounters.filter(({ id, decided }) => decided !== null && (before === undefined || id < before));
  return {
    open: openEncounterView(game),
    past: past
      .toReversed()
      .slice(0, limit)
      .map((encounter) => encounterView(game, encounter)),
    total: game.encounters.length,
  };
}

export const leadsView = ({ factions }: Game): Static<typeof schemas.StoryLead>[] =>
  FACTION_KEYS.flatMap((thread) => {
    const { lead } = factions[thread];
    return lead ? [{ thread, stage: lead.stage, systemId: lead.systemId }] : [];
  });

export const standingView = ({ factions }: Game): Static<typeof schemas.Standing>[] =>
  FACTION_KEYS.map((faction) => ({ faction, name: FACTION_NAMES[faction], standing: factions[faction].standing }));
