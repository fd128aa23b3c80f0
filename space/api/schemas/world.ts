/** The galaxy: systems, the goal, routes. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { END_REASONS, GAME_STATUSES, RESOURCES, type ResourceName } from "../../rules/game/game.ts";
import { SEED_LIMIT } from "../../rules/values/limits.ts";
import { Encounter, FactionKeySchema, Standing, StoryLead } from "./encounter.ts";
import { amount, count, Difficulty, id, nullable, object, oneOf, StarClass, sentence, TechIdSchema } from "./shape.ts";
import { queueFields } from "./task.ts";

export const Resource = object(
  { amount: amount("Current amount."), cap: nullable(amount("Maximum amount; null for no limit.")) },
  { $id: "Resource" },
);

export const systemFields = {
  id: id("the system"),
  name: Type.String(),
  x: amount("Light years from the corner of the box."),
  y: amount("Light years from the corner of the box."),
  starClass: StarClass,
  danger: Type.Integer({ minimum: 0, maximum: 3 }),
  apex: Type.Boolean({ description: "True for the system whose star the win relights." }),
  explored: Type.Boolean(),
  visits: count("Completed explorations."),
  distance: amount("Light years from the ship."),
  reachable: Type.Boolean({ description: "Within one jump with the current fuel." }),
  fuelToJump: nullable(count("Fuel that a jump there needs; null if it is out of range, and for the current system.")),
  hops: nullable(count("Jumps of the fastest route; null if there is none.")),
};

export const System = object(systemFields, { $id: "System", description: "A system as shown on the charts." });

export const NextStep = object(
  {
    title: Type.String(),
    reason: sentence("Why it is suggested now."),
    method: oneOf(["POST"], "HTTP method."),
    path: Type.String(),
    body: Type.Object({}, { additionalProperties: true }),
  },
  { $id: "NextStep", description: "A call that would be accepted now, and why." },
);

export const Condition = object(
  {
    key: Type.String({ description: "Stable name: a resource, a tier, technologies, slots, power, core or apex." }),
    text: sentence("The condition as a title."),
    required: amount("What the win needs."),
    available: amount("What the ship or the crew has of it."),
    met: Type.Boolean(),
    source: sentence("How to get what is missing."),
  },
  { $id: "Condition", description: "A condition of the win." },
);

export const Goal = object(
  {
    text: Type.String(),
    apexSystemId: id("the Apex"),
    fragments: amount("Cipher fragments found, those in the Core included."),
    fragmentsNeeded: count("Fragments that the Core needs."),
    techsLeft: Type.Array(TechIdSchema, {
      description: "Technologies still to research for the Core, prerequisites first.",
    }),
    coreBuilt: Type.Boolean(),
    powered: Type.Boolean({ description: "Supply is at least demand." }),
    atApex: Type.Boolean(),
    conditions: Type.Array(ref(Condition), { description: "Everything that the win needs." }),
  },
  { $id: "Goal", description: "Progress towards the win." },
);

export const Save = object(
  {
    seed: Type.Integer({ minimum: 0, maximum: SEED_LIMIT }),
    turn: count("The turn now: the number of turns passed."),
    limit: nullable(count("Last turn; null in the sandbox.")),
    difficulty: Difficulty,
    status: oneOf(GAME_STATUSES, "State of the game."),
    score: count("Score so far."),
    endReason: nullable(oneOf(END_REASONS, "Why it ended.")),
  },
  { $id: "Save" },
);

const worldFields = {
  save: ref(Save),
  resources: object(
    Object.fromEntries(RESOURCES.map((name) => [name, ref(Resource)])) as {
      [K in ResourceName]: ReturnType<typeof ref<typeof Resource>>;
    },
  ),
  position: object({ systemId: id("the current system") }),
  systems: Type.Array(ref(System)),
  lanes: Type.Array(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }), {
    description: "Pairs of systems within one jump of each other.",
  }),
  signals: Type.Array(Type.Integer(), { description: "Systems whose fragment signal is detected." }),
  goal: ref(Goal),
  food: object(
    {
      upkeep: amount("Supplies eaten a turn."),
      grown: amount("Supplies grown a turn."),
      turnsLeft: nullable(count("Turns until nothing is left; null if the ship grows enough.")),
    },
    { description: "How long the supplies last." },
  ),
  nextSteps: Type.Array(ref(NextStep), { maxItems: 8, description: "Suggested calls, the most useful first." }),
  encounter: nullable(ref(Encounter)),
  leads: Type.Array(ref(StoryLead), { description: "The systems where the factions' stories continue." }),
  standing: Type.Array(ref(Standing)),
  ...queueFields,
};

export const World = object(worldFields, { $id: "World", description: "The galaxy as the ship knows it." });

export const ReplacedWorld = object(
  {
    ...worldFields,
    archived: nullable(id("the archive that the replaced game became; null if it was not archived")),
    dropped: Type.Array(id("an archive beyond the limit"), {
      description: "Archives beyond the limit. They will soon be exported and deleted.",
    }),
  },
  { $id: "ReplacedWorld", description: "The game that replaced another one." },
);

export const Yields = object(
  {
    data: object({ low: amount("Minimum."), high: amount("Maximum.") }),
    fuel: amount("Fuel."),
    supplies: amount("Supplies."),
    alloy: amount("Alloy."),
    credits: amount("Credits."),
    exoticChance: amount("Chance of exotics, 0 to 1."),
  },
  { $id: "Yields", description: "Yields of the next exploration." },
);

export const SystemDetail = object(
  {
    ...systemFields,
    hazard: count("Hazard of the star's class."),
    faction: FactionKeySchema,
    history: Type.Array(
      object({
        turn: count("Turn on which it happened."),
        kind: Type.String(),
        text: sentence("The event as a sentence."),
      }),
      { maxItems: 20, description: "The 20 newest events about the system, newest first." },
    ),
    bodies: nullable(
      Type.Array(object({ name: Type.String(), kind: Type.String() }), { description: "Null until explored." }),
    ),
    yields: nullable(
      object(
        { survey: ref(Yields), harvest: ref(Yields), salvage: ref(Yields) },
        { description: "Null until explored." },
      ),
    ),
    neighbours: Type.Array(
      object({
        systemId: id("the neighbour"),
        name: Type.String(),
        distance: amount("Light years."),
        fuelToJump: count("Fuel of the jump."),
      }),
    ),
  },
  { $id: "SystemDetail" },
);

export const SystemAnswer = object({ system: ref(SystemDetail), ...queueFields }, { $id: "SystemAnswer" });

export const RouteWay = object(
  {
    turns: count("Turns that a rested specialist alone needs."),
    fuel: count("Fuel of all jumps."),
    distance: amount("Length in light years."),
    hops: Type.Array(
      object({
        systemId: id("the next system"),
        distance: amount("Length of this jump in light years."),
        fuel: count("Fuel of this jump."),
        turns: count("Turns of this jump."),
      }),
    ),
  },
  { $id: "RouteWay" },
);
export const Route = object(
  { from: id("the start of the route"), to: id("the destination"), quickest: ref(RouteWay), cheapest: ref(RouteWay) },
  { $id: "Route", description: "The fastest route and the one that needs the least fuel." },
);
