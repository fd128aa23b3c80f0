/** The API calls, typed by the contract, and names for its types. */

import type { components, paths } from "@outbound/client/space-contract.ts";
import { createApi } from "@outbound/kit/web/call.ts";
import { withGame } from "./game/which-game.ts";
import { bodySignature, querySignature } from "./settings/player-name.ts";

export const api = createApi<paths>({
  query: (path, method) => ({ ...withGame(path), ...querySignature(path, method) }),
  body: bodySignature,
  keyless: { "POST /api/games": "once" },
});

type Schemas = components["schemas"];
export type World = Schemas["World"];
export type System = Schemas["System"];
export type Crew = Schemas["Crew"];
export type CrewMember = Schemas["CrewMember"];
export type Save = Schemas["Save"];
export type GameOverview = Schemas["Game"];
export type Score = Schemas["Score"];
export type SaveSummary = Schemas["SaveSummary"];
export type ReplacedWorld = Schemas["ReplacedWorld"];
export type Archive = Schemas["Archive"];
export type Ship = Schemas["Ship"];
export type Tech = Schemas["Tech"];
export type Mission = Schemas["Mission"];
export type Task = Schemas["Task"];
export type EndedTask = Schemas["EndedTask"];
export type Goods = Schemas["Goods"];
export type OrderPreview = Schemas["OrderPreview"];
export type Forecast = Schemas["Forecast"];
export type GameEvent = Schemas["Event"];
export type TurnAnswer = Schemas["TurnAnswer"];
export type Encounter = Schemas["Encounter"];
export type EncounterOption = Schemas["EncounterOption"];
export type ChooseAnswer = Schemas["ChooseAnswer"];
export type Need = Schemas["Need"];
export type RunAnswer = Schemas["RunAnswer"];
