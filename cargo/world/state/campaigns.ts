/** Campaigns, and the contributions of players. */
import type { Campaign, Contribution } from "../../rules/values/goals/campaign.ts";
import { Collection, type Journal } from "./journal.ts";
import { IdsBy } from "./sorted-ids.ts";

export class Campaigns extends Collection<number, Campaign> {
  #byId: readonly Campaign[] | undefined;

  constructor(journal: Journal) {
    super(journal);
    this.watch(() => {
      this.#byId = undefined;
    });
  }

  /** All campaigns by id, which is the order in which they began. */
  get list(): readonly Campaign[] {
    this.#byId ??= [...this.values()].sort((a, b) => a.id - b.id);
    return this.#byId;
  }
}

export class Contributions extends Collection<number, Contribution> {
  readonly #byCampaign = new IdsBy<number>();
  readonly #byPlayer = new IdsBy<number>();

  constructor(journal: Journal) {
    super(journal);
    this.watch((id, before, after) => {
      if (before) {
        this.#byCampaign.delete(before.campaignId, id);
        if (before.playerId !== null) this.#byPlayer.delete(before.playerId, id);
      }
      if (after) {
        this.#byCampaign.add(after.campaignId, id);
        if (after.playerId !== null) this.#byPlayer.add(after.playerId, id);
      }
    });
  }

  /** By id. */
  to(campaignId: number): readonly Contribution[] {
    return this.all(this.#byCampaign.get(campaignId));
  }

  countTo(campaignId: number): number {
    return this.#byCampaign.get(campaignId).size;
  }

  /** By id. */
  of(playerId: number): readonly Contribution[] {
    return this.all(this.#byPlayer.get(playerId));
  }
}
