/** The leaderboard. Ranks are computed at most once a second, because they depend on every plane. */
import {
  type RankedStanding,
  type RankingOrder,
  ranking,
  type Standing,
  standingOf,
} from "../../rules/company/ranking.ts";
import { rounded } from "../../rules/values/figure.ts";
import type { WorldView } from "../../world/adapter.ts";
import type { World } from "../../world/state/world.ts";
import type { LeaderboardEntryView, LeaderboardView } from "../schemas.ts";

const RANKS_LAST_MS = 1000;

interface Ranks {
  readonly revision: number;
  readonly madeAt: number;
  readonly ranked: readonly RankedStanding[];
  readonly byPlayer: ReadonlyMap<number, RankedStanding>;
}

const kept = new WeakMap<World, Map<RankingOrder, Ranks>>();

export function leaderboardView(view: WorldView, playerId: number, by: RankingOrder, limit: number): LeaderboardView {
  const known = ranksOf(view, by, RANKS_LAST_MS);
  // A caller's own last command counts at once.
  const isCurrent = known.byPlayer.get(playerId)?.[by] === standingIn(view.state, playerId)?.[by];
  const ranks = isCurrent ? known : ranksOf(view, by, 0);
  return {
    by,
    players: ranks.ranked.length,
    entries: ranks.ranked.slice(0, limit).flatMap((standing) => entriesOf(view.state, standing)),
    own: entriesOf(view.state, ranks.byPlayer.get(playerId) as RankedStanding)[0] as LeaderboardEntryView,
  };
}

function ranksOf({ state: world, now }: WorldView, by: RankingOrder, lastMs: number): Ranks {
  const orders = kept.get(world) ?? new Map<RankingOrder, Ranks>();
  kept.set(world, orders);
  const known = orders.get(by);
  const { revision } = world.counters;
  if (known && (known.revision === revision || now - known.madeAt < lastMs)) return known;
  const standings = [...world.accounts.players.values()].flatMap(({ id }) => standingIn(world, id) ?? []);
  const ranked = ranking(standings, by);
  const made = { revision, madeAt: now, ranked, byPlayer: new Map(ranked.map((one) => [one.playerId, one])) };
  orders.set(by, made);
  return made;
}

function standingIn(world: World, playerId: number): Standing | undefined {
  const player = world.accounts.players.get(playerId);
  return player && standingOf(player, world.planes.all(world.airspace.planesOf(playerId)));
}

/** Empty for a player who was deleted within the last second. */
function entriesOf(world: World, standing: RankedStanding): LeaderboardEntryView[] {
  const player = world.accounts.players.get(standing.playerId);
  if (!player) return [];
  return [
    {
      rank: standing.rank,
      playerId: standing.playerId,
      username: player.username,
      companyName: player.companyName,
      worth: standing.worth,
      reputation: rounded(standing.reputation / 1000, 1),
      deliveries: standing.deliveries,
      km: rounded(standing.km, 1),
    },
  ];
}
