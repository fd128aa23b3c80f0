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
    value: count("The player's figure now."),
    target: count("The figure that reaches the milestone."),
    doneAt: Type.Optional(instant("When the milestone was reached; absent before. It stays reached.")),
    reward: object(
      {
        liveryId: Type.Optional(sentence("A livery.")),
        title: Type.Optional(sentence("A title.")),
      },
      { description: "What the milestone brings. POST /api/player/appearance chooses it." },
    ),
  },
  { $id: "Milestone", description: "Something to reach once. It brings a livery or a title, but no money." },
);
export type MilestoneView = View<typeof Milestone>;

export const Livery = object(
  {
    id: sentence("Id of the livery."),
    name: sentence("Its name."),
    colours: Type.Array(Type.String({ pattern: "^#[0-9a-f]{6}$" }), {
      minItems: 2,
      maxItems: 2,
      description: "Colours of the fuselage and of the tail, as CSS colours.",
    }),
  },
  { $id: "Livery", description: "Colours of a player's planes." },
);

/** Query of the milestones. */
export const MilestonesQuery = object({
  limit: pageLimit(50),
  after: Type.Optional(
    oneOf(
      MILESTONE_IDS,
      "Only milestones after the one with this id. For the next page, give the `nextAfter` of the previous one.",
    ),
  ),
});

export const MilestonePage = object(
  {
    items: Type.Array(ref(Milestone), { description: "By category, in each the nearest goal first." }),
    nextAfter: nullable(sentence("`after` of the next page; null on the last page.")),
    liveries: Type.Array(ref(Livery), { description: "All liveries." }),
  },
  { $id: "MilestonePage", description: "Milestones of the player." },
);
export type MilestonePageView = View<typeof MilestonePage>;

export const AppearanceRequest = object(
  {
    liveryId: Type.Optional(
      nullable(oneOf(LIVERY_IDS, "Id of a livery; null for none. If absent, it stays as it is.")),
    ),
    title: Type.Optional(nullable(oneOf(TITLES, "A title; null for none. If absent, it stays as it is."))),
  },
  { $id: "AppearanceRequest", description: "The livery and the title to choose." },
);
