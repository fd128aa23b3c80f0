/** A player of the cargo game for one sequence. */
import type { SignedInView, StateView } from "@outbound/cargo/api/schemas.ts";
import type { Actor } from "../sequence.ts";
import { PASSWORD } from "./cargo-roles.ts";

export const HOME = "EDDF";

export interface Player {
  readonly id: number;
  readonly token: string;
  act(path: string, body?: object, key?: string): Promise<StateView>;
  state(): Promise<StateView>;
}

/** A new player with a plane at home, whose account is deleted afterwards, so that states stay small. */
export async function withPlayer(actor: Actor, play: (player: Player) => Promise<void>): Promise<void> {
  const { token, player } = await register(actor, actor.freshName());
  const act: Player["act"] = (path, body, key) =>
    actor.ok("POST", path, { token, ...(body ? { body } : {}), ...(key ? { key } : {}) });
  await act("/api/onboarding/home", { icao: HOME });
  await play({ id: player.id, token, act, state: () => actor.ok("GET", "/api/state", { token }) });
  await actor.ok("DELETE", "/api/auth/account", { token, body: { password: PASSWORD } });
  const after = await actor.ask("GET", "/api/state", { token });
  actor.expect(after.status === 401, `a deleted account reads its state: ${after.status}`);
}

export const register = (actor: Actor, username: string): Promise<SignedInView> =>
  actor.ok("POST", "/api/auth/register", { body: { username, password: PASSWORD } });
