/** Encounters: what the ship met, the options, and the outcome. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { FACTION_KEYS } from "../../rules/catalog/factions.ts";
import { CHANGE_NAMES } from "../../rules/encounters/changes.ts";
import { ENCOUNTER_OUTCOMES } from "../../rules/game/game.ts";
import { STANDING_LIMIT } from "../../rules/values/limits.ts";
import { Event } from "./event.ts";
import { amount, by, count, Goods, id, nullable, object, oneOf, sentence } from "./shape.ts";
import { Factor, queueFields } from "./task.ts";

export const FactionKeySchema = oneOf(FACTION_KEYS, "A faction of the relay network.");

export const Need = object(
  {
    what: Type.String({
      description: "A skill, a trait, a kind of module, a technology, a standing, berth, fragment-room or hull.",
    }),
    required: amount("What the option needs."),
    available: amount("What the ship or the crew has of it."),
    met: Type.Boolean(),
  },
  { $id: "Need" },
);

export const EncounterOption = object(
  {
    key: Type.String(),
    title: Type.String(),
    cautious: Type.Boolean({
      description: "True for the cautious option: it needs, costs and risks nothing, and changes nothing but the log.",
    }),
    needs: Type.Array(ref(Need), { description: "Empty once the encounter is decided." }),
    cost: ref(Goods),
    chancePercent: nullable(
      Type.Integer({ minimum: 10, maximum: 95, description: "Chance of the good result; null if it is certain." }),
    ),
    explain: Type.Array(ref(Factor), { description: "The parts of the chance." }),
    stake: object(
      { good: sentence("What a good result brings."), bad: sentence("What a bad result brings; empty without one.") },
      { description: "What each result brings. Empty for the cautious option." },
    ),
  },
  { $id: "EncounterOption" },
);

export const Encounter = object(
  {
    id: id("the encounter"),
    key: Type.String(),
    thread: Type.String({
      description: "The faction whose story the encounter belongs to, or `crew` or `place` for other encounters.",
    }),
    title: Type.String(),
    text: sentence("What happens."),
    systemId: id("the system"),
    openedOnTurn: count("Turn on which it opened."),
    status: oneOf(["open", "decided"], "Whether a decision is open."),
    options: Type.Array(ref(EncounterOption)),
    decided: nullable(
      object({
        option: Type.String({ description: "Key of the option." }),
        crewId: nullable(id("the member who decided; null for the cautious option")),
        turn: count("Turn on which it was decided."),
        by: nullable(Type.String({ description: "The player who decided, if one was named." })),
        outcome: oneOf(ENCOUNTER_OUTCOMES, "Whether it ended well."),
        text: sentence("The outcome as a sentence."),
      }),
    ),
  },
  { $id: "Encounter", description: "A decision that an arrival or an exploration brings." },
);

export const Encounters = object(
  {
    open: nullable(ref(Encounter)),
    past: Type.Array(ref(Encounter), { description: "Decided encounters, newest first." }),
    total: count("All encounters of the game so far, the open one included."),
  },
  { $id: "Encounters" },
);

export const ChooseRequest = object(
  {
    option: Type.String({ minLength: 1, maxLength: 60, description: "Key of the option." }),
    crewId: Type.Optional(
      Type.Integer({ description: "The crew member who decides. Default: the one with the best odds." }),
    ),
    by,
  },
  { $id: "ChooseRequest" },
);

export const Change = object(
  {
    what: oneOf(CHANGE_NAMES, "A resource, hull, fatigue, xp, crew, or the standing with a faction."),
    amount: Type.Number({ description: "The increase; negative for a decrease." }),
  },
  {
    $id: "Change",
    description:
      "One change that an option made. For fatigue it is the largest change of a crew member, for XP the sum over all members.",
  },
);

export const ChooseAnswer = object(
  {
    encounter: ref(Encounter),
    outcome: nullable(oneOf(ENCOUNTER_OUTCOMES, "How it ended; null in a preview.")),
    changed: Type.Array(ref(Change), {
      description: "What really changed, with the price, after limits were applied. Empty in a preview.",
    }),
    events: Type.Array(ref(Event), { description: "Events, oldest first; none in a preview." }),
    ...queueFields,
  },
  { $id: "ChooseAnswer" },
);

export const StoryLead = object(
  {
    thread: FactionKeySchema,
    stage: Type.Integer({ minimum: 2, maximum: 4 }),
    systemId: id("the system where the stage waits"),
  },
  { $id: "StoryLead", description: "The next stage of a faction's story: arriving there opens it." },
);

export const Standing = object(
  {
    faction: FactionKeySchema,
    name: Type.String(),
    standing: Type.Integer({ minimum: -STANDING_LIMIT, maximum: STANDING_LIMIT }),
  },
  { $id: "Standing", description: "What a faction thinks of the ship." },
);
