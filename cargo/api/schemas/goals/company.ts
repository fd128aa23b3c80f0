/** The public page of a company, and players' privacy settings. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { SEASON_FIGURES } from "../../../rules/values/goals/season.ts";
import { amount, count, icao, instant, nullable, object, oneOf, sentence, type View } from "../shape.ts";
import { Livery } from "./goal.ts";

export const CompanyPath = object({
  username: Type.String({
    description: "Name of the player, in upper or lower case. 404 if the player shows no page.",
    example: "mira",
  }),
});

export const PrivacyRequest = object(
  {
    companyPage: Type.Optional(Type.Boolean({ description: "Anybody may read the company's page." })),
    sharePlanes: Type.Optional(Type.Boolean({ description: "Members of the player's alliance may see the planes." })),
  },
  { $id: "PrivacyRequest", description: "What the player shows. Absent fields stay as they are." },
);

export const CompanyFlight = object(
  {
    originIcao: icao("Where it departed."),
    destIcao: icao("Where it landed."),
    distanceKm: amount("Great-circle distance in km, with one decimal."),
    landedAt: instant("When it landed, in real time."),
  },
  { $id: "CompanyFlight", description: "A flight that ended more than 24 real hours ago." },
);

export const CompanySeason = object(
  {
    season: Type.String({ pattern: "^\\d{4}-\\d{2}$", description: "The UTC month." }),
    by: oneOf(SEASON_FIGURES, "Figure of the ranking."),
    hand: Type.Boolean({ description: "True if the ranking leaves out what planes on routes did." }),
    rank: Type.Integer({ minimum: 1, maximum: 10, description: "1 is the first." }),
  },
  { $id: "CompanySeason", description: "A place in a finished season." },
);

export const Company = object(
  {
    username: sentence("Name of the player."),
    companyName: sentence("Name of the company."),
    joined: Type.String({
      pattern: "^\\d{4}-\\d{2}$",
      description: "Month in which the player registered: `2026-11`.",
    }),
    fleet: Type.Array(object({ modelId: sentence("Id of the type."), planes: count("Planes of the type.") }), {
      description: "Planes by type, small types first.",
    }),
    livery: nullable(ref(Livery)),
    title: nullable(sentence("The title that the player chose.")),
    milestones: Type.Array(object({ id: sentence("Id of the milestone."), doneAt: instant("When it was reached.") }), {
      description: "Milestones that were reached.",
    }),
    seasons: Type.Array(ref(CompanySeason), {
      description: "Places among the first ten of finished seasons, newest first.",
    }),
    flights: Type.Array(ref(CompanyFlight), { description: "The latest ten that ended more than 24 real hours ago." }),
  },
  {
    $id: "Company",
    description: "The public page of a company. It never shows cash, positions, bases or today's airports.",
  },
);
export type CompanyView = View<typeof Company>;
