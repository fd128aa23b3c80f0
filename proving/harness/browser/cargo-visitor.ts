/** Visitors of the cargo game who are already signed in. */
import { PLAYER_COOKIE } from "@outbound/cargo/api/session-cookie.ts";
import { type CargoPlayer, registerPlayer } from "../cargo/player.ts";
import type { Stage, VisitOptions } from "./stage.ts";

type Visits = Pick<Stage, "service" | "visit">;

export type CargoVisitor = Awaited<ReturnType<typeof visitAs>>;

interface PlayerOptions {
  readonly username: string;
  /** Airport at which the company starts; null leaves the choice open. */
  readonly home?: string | null | undefined;
}

export async function addPlayer(stage: Visits, { username, home = "EDDF" }: PlayerOptions): Promise<CargoPlayer> {
  const player = await registerPlayer(stage.service.url, username, {}, `${username} Air`);
  if (home !== null) await player.settle(home);
  return player;
}

/** Registers a player and opens the client at a path with the player's session. */
export async function visitAsPlayer(
  stage: Visits,
  path: string,
  { username, home, ...options }: PlayerOptions & VisitOptions,
): Promise<CargoVisitor> {
  return await visitAs(stage, path, await addPlayer(stage, { username, home }), options);
}

export async function visitAs(stage: Visits, path: string, player: CargoPlayer, options: VisitOptions = {}) {
  const visitor = await stage.visit(path, { ...options, cookie: { name: PLAYER_COOKIE, value: player.token } });
  return { ...visitor, player };
}
