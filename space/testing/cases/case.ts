/** A request with its game, and the requests of which the cases are made. */
import type { Request } from "@outbound/kit/testing/app-client.ts";
import type { Game } from "../../rules/game/game.ts";

export interface Case {
  /** The game before the request; by default the small map with plenty of everything. */
  readonly game?: Game;
  /** Requests to send first, which must succeed. */
  readonly first?: readonly Request[];
  readonly request: Request;
}

export const get = (path: string): Request => ({ method: "GET", path });
export const post = (path: string, body?: unknown): Request => ({ method: "POST", path, body });
export const remove = (path: string): Request => ({ method: "DELETE", path });
export const patch = (path: string, body: unknown): Request => ({ method: "PATCH", path, body });

export const rows = (table: string, query = ""): string => `/api/admin/tables/${table}/rows${query}`;

export const CHOOSE = "/api/encounters/1/choose";
export const JUMP = { systemId: 2, leadId: 1, helperIds: [2, 3] };
export const EXPLORE = { focus: "harvest", leadId: 2, helperIds: [1] };
export const UPGRADE = { moduleId: 1, leadId: 3 };
export const EXPAND = { leadId: 3, helperIds: [1, 2, 4] };
export const BUILD = { kind: "scoop", leadId: 3 };
export const RESEARCH = { techId: "nav1", leadId: 4 };
