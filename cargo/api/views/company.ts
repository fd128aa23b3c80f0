/** Public pages of companies. A page is made at most once a minute; whether it is shown is decided at each request. */

import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { isSuspended } from "../../players/suspension.ts";
import { AIRCRAFT } from "../../rules/aircraft/aircraft.ts";
import { LIVERIES } from "../../rules/company/liveries.ts";
import { MILESTONES } from "../../rules/company/milestones.ts";
import { airportOf } from "../../rules/geography/airports.ts";
import { seasonName } from "../../rules/values/goals/season.ts";
import { idsBetween } from "../../store/history-sums.ts";
import { loadEvents } from "../../store/load.ts";
import { loadPlaces } from "../../store/load-seasons.ts";
import type { CargoGame } from "../../world/game.ts";
import type { Account } from "../../world/state/accounts.ts";
import type { World } from "../../world/state/world.ts";
import type { CompanyView } from "../schemas.ts";
import { isoTime } from "./session.ts";

const PAGE_LASTS_MS = 60_000;
const PAGES_KEPT = 1_000;
const FLIGHTS_SHOWN = 10;
const PLACES_SHOWN = 50;
const HIDDEN_MS = 24 * HOUR_MS;

interface Page {
  readonly madeAt: number;
  readonly view: CompanyView;
}

export class CompanyPages {
  readonly #game: CargoGame;
  readonly #pages = new Map<number, Page>();

  constructor(game: CargoGame) {
    this.#game = game;
  }

  /**
   * Returns the page of a company. Returns undefined for an unknown player, a suspended one and one who shows no page, all by one
   * look-up.
   */
  async find(username: string): Promise<CompanyView | undefined> {
    const { host, clock, store } = this.#game;
    const shown = await host.read(({ state, now }) => {
      const account = state.accounts.named(username);
      if (account === undefined || !account.hasCompanyPage || isSuspended(account, clock.wall())) return undefined;
      return { id: account.id, now, view: companyOf(state, account) };
    });
    if (shown === undefined) return undefined;
    const { id, now, view } = shown;
    const known = this.#pages.get(id);
    if (known !== undefined && now - known.madeAt < PAGE_LASTS_MS) return known.view;
    const flights = await flightsOf(store.read, id, now);
    const places = await loadPlaces(store.read, id, PLACES_SHOWN);
    const seasons = places.map(({ season, figure, is_by_hand, rank }) => ({
      ...{ season: seasonName(season), by: figure, hand: is_by_hand, rank },
    }));
    const page = { madeAt: now, view: { ...view, seasons, flights } };
    if (this.#pages.size >= PAGES_KEPT) this.#pages.clear();
    this.#pages.set(id, page);
    return page.view;
  }
}

function companyOf(world: World, account: Account): CompanyView {
  const planes = Map.groupBy(world.planes.all(world.airspace.planesOf(account.id)), ({ modelId }) => modelId);
  return {
    username: account.username,
    companyName: account.companyName,
    joined: isoTime(account.createdAt).slice(0, 7),
    fleet: AIRCRAFT.flatMap(({ id }) => {
      const number = planes.get(id)?.length ?? 0;
      return number === 0 ? [] : [{ modelId: id, planes: number }];
    }),
    livery: LIVERIES.find(({ id }) => id === account.liveryId) ?? null,
    title: account.title,
    milestones: MILESTONES.flatMap(({ id }) => {
      const doneAt = account.milestones[id];
      return doneAt === undefined ? [] : [{ id, doneAt: isoTime(doneAt) }];
    }),
    seasons: [],
    flights: [],
  };
}

/**
 * Returns the latest landings that are older than HIDDEN_MS. The hourly sums give an id after them, so that at most those of an
 * hour are read and left out.
 */
async function flightsOf(db: CargoGame["store"]["read"], playerId: number, now: number) {
  const until = now - HIDDEN_MS;
  const [, last] = await idsBetween(db, playerId, 0, until);
  const events = await loadEvents(db, playerId, FLIGHTS_SHOWN, { before: last + 1, kinds: ["landed"], until });
  return events.flatMap(({ data: { originIcao, destIcao, distanceKm }, at }) => {
    const [origin, dest] = [airportOf(String(originIcao)), airportOf(String(destIcao))];
    // An admin may have edited the data.
    if (origin === undefined || dest === undefined || typeof distanceKm !== "number") return [];
    return [{ originIcao: origin.icao, destIcao: dest.icao, distanceKm, landedAt: isoTime(at) }];
  });
}
