/** The end of a game as `GET /api/save` returns it: epilogue, score and its items. */
import { createApi } from "@outbound/kit/web/call.ts";

export interface ScoreItem {
  readonly item: string;
  readonly count: number;
  readonly each: number;
  readonly points: number;
}

export interface GameSummary {
  readonly ending: string | null;
  readonly epilogue: readonly string[];
  readonly score: number;
  readonly items: readonly ScoreItem[];
}

interface SummaryPaths {
  "/api/save": { get: { responses: { 200: { content: { "application/json": GameSummary } } } } };
}

export const summaryCall = () => createApi<SummaryPaths>().get("/api/save");
