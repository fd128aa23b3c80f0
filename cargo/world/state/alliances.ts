/** Alliances, their members and their invitations. */
import { allianceScore } from "../../rules/company/alliances.ts";
import type { Alliance, AllianceMember, Invitation } from "../../rules/values/goals/alliance.ts";
import { seenName } from "../../rules/values/username.ts";
import { Collection, type Journal } from "./journal.ts";
import { IdsBy } from "./sorted-ids.ts";

export class Alliances {
  readonly all: Collection<number, Alliance>;
  readonly members: Collection<number, AllianceMember>;
  readonly invitations: Collection<number, Invitation>;
  readonly #membersOf = new IdsBy<number>();
  readonly #memberByPlayer = new IdsBy<number>();
  readonly #invitationsTo = new IdsBy<number>();
  readonly #invitationsOf = new IdsBy<number>();

  constructor(journal: Journal) {
    this.all = new Collection(journal);
    this.members = new Collection(journal);
    this.invitations = new Collection(journal);
    this.members.watch((id, before, after) => {
      if (before) this.#membersOf.delete(before.allianceId, id);
      if (before) this.#memberByPlayer.delete(before.playerId, id);
      if (after) this.#membersOf.add(after.allianceId, id);
      if (after) this.#memberByPlayer.add(after.playerId, id);
    });
    this.invitations.watch((id, before, after) => {
      if (before) this.#invitationsTo.delete(before.allianceId, id);
      if (before) this.#invitationsOf.delete(before.playerId, id);
      if (after) this.#invitationsTo.add(after.allianceId, id);
      if (after) this.#invitationsOf.add(after.playerId, id);
    });
  }

  /** Returns the members, the oldest first. */
  membersOf(allianceId: number): readonly AllianceMember[] {
    return this.members.all(this.#membersOf.get(allianceId));
  }

  membership(playerId: number): AllianceMember | undefined {
    return this.members.all(this.#memberByPlayer.get(playerId))[0];
  }

  /** Returns the player's alliance. */
  of(playerId: number): Alliance | undefined {
    return this.all.get(this.membership(playerId)?.allianceId ?? 0);
  }

  invitationsTo(allianceId: number): readonly Invitation[] {
    return this.invitations.all(this.#invitationsTo.get(allianceId));
  }

  invitationsOf(playerId: number): readonly Invitation[] {
    return this.invitations.all(this.#invitationsOf.get(playerId));
  }

  /** True if an alliance has the name or one that looks like it. */
  looksTaken(name: string): boolean {
    const seen = seenName(name);
    return [...this.all.values()].some((alliance) => seenName(alliance.name) === seen);
  }

  /** Returns the alliances by score, ties by the lower id. */
  ranked(): { readonly alliance: Alliance; readonly score: number }[] {
    return [...this.all.values()]
      .map((alliance) => ({ alliance, score: allianceScore(alliance, this.membersOf(alliance.id)) }))
      .sort((a, b) => b.score - a.score || a.alliance.id - b.alliance.id);
  }
}
