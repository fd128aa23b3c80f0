/** Stores the campaign progress that the stream reported, in kilograms by campaign. */

export interface CampaignProgress {
  readonly id: number;
  readonly deliveredKg: number;
  readonly targetKg: number;
}

export class ProgressStore {
  #byId: ReadonlyMap<number, CampaignProgress> = new Map();
  readonly #listeners = new Set<() => void>();

  get byId(): ReadonlyMap<number, CampaignProgress> {
    return this.#byId;
  }

  take(progress: CampaignProgress): void {
    this.#set(new Map(this.#byId).set(progress.id, progress));
  }

  /** Forgets all progress, because the world was restored from a backup that may not have it. */
  forget(): void {
    this.#set(new Map());
  }

  #set(byId: ReadonlyMap<number, CampaignProgress>): void {
    this.#byId = byId;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
