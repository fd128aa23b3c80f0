/** Decides an encounter: by the player's choice, or by the cautious option when the next turn is worked. */
import { Draft } from "../game/draft.ts";
import type { CrewMember, Decided, Encountered, Game } from "../game/game.ts";
import { checkMeans } from "../game/means.ts";
import { releaseGoods, startNext } from "../orders/queue.ts";
import { happens } from "../values/chance.ts";
import { firstRefusal, Refusal } from "../values/refusals.ts";
import { changesBetween } from "./changes.ts";
import type { Encounter, Option, Result } from "./definition.ts";
import { offerLeads } from "./factions.ts";
import { bestDecider, needsOf, oddsOf, skillOf } from "./odds.ts";
import { applyEffects, inHundredths, takenBy } from "./outcome.ts";
import { encounterNamed } from "./registry.ts";
import { openEncounterOf } from "./trigger.ts";
import { wordedIn } from "./wording.ts";

/** A choice that the rules accept. */
export interface Choice {
  readonly encounter: Encountered;
  readonly option: Option;
  /** Null for a cautious option, which nobody decides. */
  readonly member: CrewMember | null;
}

/** Applies an option of an open encounter. */
export const takeChoice = (draft: Draft, choice: Choice): Encountered => decide(draft, choice, "encounter.decided");

/** Returns the choice, or why it is refused: 404, 409, 422. The best member decides unless one is named. */
export function checkChoice(game: Game, id: number, key: string, crewId?: number): Choice | Refusal {
  const encounter = game.encounters.find((one) => one.id === id);
  if (!encounter) {
    return new Refusal("unknown-encounter", `Encounter ${id} does not exist.`, { encounterId: id });
  }
  const option = encounterNamed(encounter.key).options.find((one) => one.key === key);
  if (!option) {
    return new Refusal("unknown-option", `Encounter ${id} has no option '${key}'.`, { encounterId: id, option: key });
  }
  const named = game.crew.find((member) => member.id === crewId);
  if (crewId !== undefined && !named) {
    return new Refusal("unknown-crew", `Crew member ${crewId} is not aboard.`, { crewId });
  }
  const member = option.cautious ? null : (named ?? bestDecider(game, encounter, option) ?? null);
  return (
    firstRefusal(
      checkDecided(encounter),
      checkMeans(game, inHundredths(option.cost)),
      checkNeeds(game, option, member),
    ) ?? {
      encounter,
      option,
      member,
    }
  );
}

const checkDecided = ({ id, decided }: Encountered): Refusal | undefined =>
  decided
    ? new Refusal("already-decided", `Encounter ${id} was decided on turn ${decided.turn}.`, {
        encounterId: id,
        option: decided.option,
        turn: decided.turn,
      })
    : undefined;

function checkNeeds(game: Game, option: Option, member: CrewMember | null): Refusal | undefined {
  const lacking = needsOf(game, option, member ?? undefined).find(({ met }) => !met);
  if (!lacking) return undefined;
  const { what, wanted, required, available } = lacking;
  const had = required > 1 ? `; you have ${available}` : "";
  return new Refusal("requirement-not-met", `Needs ${wanted}${had}.`, {
    what,
    required,
    available,
    missing: required - available,
  });
}

/** Applies the cautious option of an open encounter and returns the encounter; undefined if none was open. */
export function lapseEncounter(draft: Draft): Encountered | undefined {
  const encounter = openEncounterOf(draft.game);
  if (!encounter) return undefined;
  return decide(
    draft,
    { encounter, option: cautiousOf(encounterNamed(encounter.key)), member: null },
    "encounter.lapsed",
  );
}

/** Returns the option that changes nothing. */
function cautiousOf({ key, options }: Encounter): Option {
  const found = options.find(({ cautious }) => cautious);
  if (!found) throw new Error(`encounter ${key} has no cautious option`);
  return found;
}

/** Keyed by encounter and option, so that no action of the player draws again. */
function outcomeOf(game: Game, { encounter, option, member }: Choice): Decided["outcome"] {
  const odds = member && oddsOf(game, encounter, option, member);
  if (!odds) return "good";
  return happens(game, odds.percent / 100, "encounter-test", encounter.key, option.key) ? "good" : "bad";
}

function decide(draft: Draft, choice: Choice, kind: "encounter.decided" | "encounter.lapsed"): Encountered {
  const { encounter, option, member } = choice;
  const { title } = encounterNamed(encounter.key);
  const outcome = outcomeOf(draft.game, choice);
  const result = (outcome === "bad" && option.bad) || option.good;
  const decided: Decided = { option: option.key, crewId: member?.id ?? null, turn: draft.game.turn, outcome };
  const after: Encountered = { ...encounter, decided };
  draft.set({ encounters: draft.game.encounters.map((one) => (one.id === encounter.id ? after : one)) });
  if (member) releaseGoods(draft, takenBy(option, result));
  const changed = member ? changesBetween(draft.game, settled(draft.game, choice, result)) : {};
  draft.emit(
    kind,
    outcome === "good" ? "info" : "warn",
    wordedIn(draft.game, after, `${title}: ${option.title}. ${result.text}`),
    { systemId: encounter.systemId, ...(member ? { crewId: member.id } : {}) },
    { encounterId: encounter.id, option: option.key, outcome, ...changed },
  );
  if (!member) return after;
  settle(draft, choice, result);
  startNext(draft);
  offerLeads(draft);
  return after;
}

/** Pays for the option and applies its result. */
function settle(draft: Draft, { encounter, option, member }: Choice, { effects }: Result): void {
  const decider = member && { crewId: member.id, skill: skillOf(option) };
  draft.take(inHundredths(option.cost));
  applyEffects(draft, effects, decider, encounterNamed(encounter.key).stage === 4);
}

/** Returns the game with the result. The event of the decision comes before those of its effects, and has their amounts. */
function settled(game: Game, choice: Choice, result: Result): Game {
  const trial = new Draft(game);
  settle(trial, choice, result);
  return trial.game;
}
