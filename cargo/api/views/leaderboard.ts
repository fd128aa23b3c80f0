/**
 * The leaderboard. Players are sorted at most once a second. A player's standing is computed again only after the player or a
 * plane changed; a caller's own last command counts at once. Guests are not ranked, but each sees the rank they would have.
 */
import { compareStandings, type RankingOrder, type Standing, standingOf } from "../../rules/company/ranking.ts";
import { rounded } from "../../rules/values/figure.ts";
import type { WorldView } from "../../world/adapter.ts";
import type { Account } from "../../world/state/accounts.ts";
import type { Counters, World } from "../../world/state/world.ts";
import type { LeaderboardEntryView, LeaderboardView, PublicRankingView } from "../schemas.ts";

const RANKS_LAST_MS = 1000;

/** The players in an order, as of a commit. */
interface Ranks {
  readonly commit: Counters;
  readonly madeAt: number;
  readonly standings: readonly Standing[];
  /** Index in `standings` by player. */
  readonly places: ReadonlyMap<number, number>;
}

export function leaderboardView(view: WorldView, playerId: number, by: RankingOrder, limit: number): LeaderboardView {
  const { state: world } = view;
  const { standings, places } = rankedPlayers(world).ranks(view, by);
  const own = standingIn(world, playerId) as Standing;
  const known = places.get(playerId);
  const ahead = placeOf(own, standings, by);
  const rank = 1 + ahead - (known !== undefined && known < ahead ? 1 : 0);
  const shown = standings.slice(0, limit + 1).filter((standing) => standing.playerId !== playerId);
  return {
    by,
    players: standings.length + (known === undefined ? 1 : 0),
    entries: shown
      .toSpliced(rank - 1, 0, ...(rank <= limit ? [own] : []))
      .slice(0, limit)
      .flatMap((standing, index) => entriesOf(world, standing, index + 1)),
    own: entriesOf(world, own, rank)[0] as LeaderboardEntryView,
  };
}

/** Returns the first players for anybody. Only those who show a company page and are not `isHidden` are named. */
export function publicRankingView(
  view: WorldView,
  by: RankingOrder,
  limit: number,
  isHidden: (account: Account) => boolean,
): PublicRankingView {
  const { state: world } = view;
  const { standings } = rankedPlayers(world).ranks(view, by);
  const entries = standings.slice(0, limit).flatMap((standing, index) => entriesOf(world, standing, index + 1));
  return {
    by,
    players: standings.length,
    entries: entries.map(({ playerId, username, companyName, companyPage, ...figures }) => {
      const account = world.accounts.players.get(playerId);
      const isNamed = companyPage && account !== undefined && !isHidden(account);
      return { ...figures, username: isNamed ? username : null, companyName: isNamed ? companyName : null };
    }),
  };
}

/** Returns the number of standings before this one, by binary search. */
function placeOf(standing: Standing, standings: readonly Standing[], by: RankingOrder): number {
  const compare = compareStandings(by);
  let [low, high] = [0, standings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(standings[middle] as Standing, standing) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const known = new WeakMap<World, RankedPlayers>();

function rankedPlayers(world: World): RankedPlayers {
  const ranked = known.get(world) ?? new RankedPlayers(world);
  known.set(world, ranked);
  return ranked;
}

class RankedPlayers {
  readonly #world: World;
  readonly #standings = new Map<number, Standing>();
  readonly #orders = new Map<RankingOrder, Ranks>();
  /** Players whose standing may have changed. */
  readonly #stale = new Set<number>();

  constructor(world: World) {
    this.#world = world;
    for (const { id } of world.accounts.players.values()) this.#stale.add(id);
    world.accounts.players.watch((id) => this.#stale.add(id));
    world.planes.watch((_id, before, after) => {
      for (const plane of [before, after]) if (plane !== undefined) this.#stale.add(plane.ownerId);
    });
  }

  ranks({ state: world, now }: WorldView, by: RankingOrder): Ranks {
    const last = this.#orders.get(by);
    const commit = world.counters;
    if (last && (last.commit === commit || now - last.madeAt < RANKS_LAST_MS)) return last;
    this.#refresh();
    // The list is nearly sorted already, which makes sorting fast.
    const before = (last?.standings ?? []).flatMap(({ playerId }) => this.#standings.get(playerId) ?? []);
    const added = [...this.#standings.values()].filter(({ playerId }) => last?.places.has(playerId) !== true);
    const standings = [...before, ...added].sort(compareStandings(by));
    const places = new Map(standings.map(({ playerId }, place) => [playerId, place]));
    const made = { commit, madeAt: now, standings, places };
    this.#orders.set(by, made);
    return made;
  }

  #refresh(): void {
    for (const id of this.#stale) {
      const isGuest = this.#world.accounts.players.get(id)?.isGuest === true;
      const standing = isGuest ? undefined : standingIn(this.#world, id);
      if (standing === undefined) this.#standings.delete(id);
      else this.#standings.set(id, standing);
    }
    this.#stale.clear();
  }
}

function standingIn(world: World, playerId: number): Standing | undefined {
  const player = world.accounts.players.get(playerId);
  return player && standingOf(player, world.planes.all(world.airspace.planesOf(playerId)));
}

/** Returns an empty list for a player who was deleted within the last second. */
function entriesOf(world: World, standing: Standing, rank: number): LeaderboardEntryView[] {
  const player = world.accounts.players.get(standing.playerId);
  if (!player) return [];
  return [
    {
      rank,
      playerId: standing.playerId,
      username: player.username,
      companyName: player.companyName,
      worth: standing.worth,
      reputation: rounded(standing.reputation / 1000, 1),
      deliveries: standing.deliveries,
      km: rounded(standing.km, 1),
      companyPage: player.hasCompanyPage,
    },
  ];
}
