/** Requests for every answer of campaigns and alliances. */
import { type CasesByOperation, read } from "../stage.ts";

export const TOGETHER_CASES: CasesByOperation = {
  listCampaigns: { good: { 200: async (stage) => read(await stage.pilot(), "/api/campaigns?limit=1&before=9") } },
};
