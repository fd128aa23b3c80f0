/** Milestones, and their rewards. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { LIVERY_IDS } from "../../../rules/company/liveries.ts";
import { MILESTONE_CATEGORIES, MILESTONES, TITLES } from "../../../rules/company/milestones.ts";
import { count, instant, nullable, object, oneOf, pageLimit, sentence, type View } from "../shape.ts";

const MILESTONE_IDS = MILESTONES.map(({ id }) => id);

export const Milestone = object(
  {
    id: sentence("Id of the milestone."),
    category: oneOf(MILESTONE_CATEGORIES, "What it is about. Distances are in km, masses in kg."),
    value: count("What the player has now."),
    target: count("What reaches it."),
    doneAt: Type.Optional(instant("When it was reached; absent before. It stays reached.")),
    reward: object(
      {
        liveryId: Type.Optional(sentence("A livery.")),
        title: Type.Optional(sentence("A title.")),
      },
      { description: "What it earns. `POST /api/player/appearance` puts it on." },
    ),
  },
  { $id: "Milestone", description: "A goal without money." },
);
export type MilestoneView = View<typeof Milestone>;

export const Livery = object(
  {
    id: sentence("Id of the livery."),
    name: sentence("Its name."),
    colours: Type.Array(Type.String({ pattern: "^#[0-9a-f]{6}$" }), {
      minItems: 2,
      maxItems: 2,
      description: "Of the fuselage and of the tail, as CSS colours.",
    }),
  },
  { $id: "Livery", description: "How the planes of a player look." },
);

/** Query of the milestones. */
export const MilestonesQuery = object({
  limit: pageLimit(50),
  after: Type.Optional(oneOf(MILESTONE_IDS, "Id of a milestone: only later ones. `nextAfter` of the previous page.")),
});

export const MilestonePage = object(
  {
    items: Type.Array(ref(Milestone), { description: "By category, the nearest of each first." }),
    nextAfter: nullable(sentence("`after` of the next page; null on the last page.")),
    liveries: Type.Array(ref(Livery), { description: "All liveries." }),
  },
  { $id: "MilestonePage", description: "Milestones of the player." },
);
export type MilestonePageView = View<typeof MilestonePage>;

export const AppearanceRequest = object(
  {
    liveryId: Type.Optional(nullable(oneOf(LIVERY_IDS, "A livery; null takes it off. Unchanged if it is not given."))),
    title: Type.Optional(nullable(oneOf(TITLES, "A title; null takes it off. Unchanged if it is not given."))),
  },
  { $id: "AppearanceRequest", description: "What the player puts on." },
);
