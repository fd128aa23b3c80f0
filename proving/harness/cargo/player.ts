/** A signed-in player of the cargo game, known by the API alone. */
import type {
  AdminLoggedInView,
  EventPageView,
  HomeView,
  LedgerPageView,
  SignedInView,
  StateView,
} from "@outbound/cargo/api/schemas.ts";
import { bearer, Client, type ClientOptions, keyed, type Reply } from "../client.ts";

/** Too long to be common: below 33 characters each service would load the estimator, which takes a fifth of its start. */
export const PASSWORD = "a plane of my own, and others to come";
const PAGE = 200;

export class CargoPlayer {
  readonly id: number;
  readonly token: string;
  readonly client: Client;
  readonly #options: ClientOptions;

  constructor(url: string, { id, token }: { id: number; token: string }, options: ClientOptions = {}) {
    this.id = id;
    this.token = token;
    this.#options = options;
    this.client = new Client(url, { ...options, headers: { ...options.headers, ...bearer(token) } });
  }

  get url(): string {
    return this.client.url;
  }

  send(method: string, path: string, body?: object): Promise<Reply> {
    return this.client.send(method, path, body);
  }

  ok<Body>(method: string, path: string, body?: object, key?: string): Promise<Body> {
    return this.client.ok(method, path, body, key === undefined ? {} : keyed(key));
  }

  state(): Promise<StateView> {
    return this.ok("GET", "/api/state");
  }

  ledger() {
    return allPages((query) => this.ok<LedgerPageView>("GET", `/api/history/ledger?${query}`));
  }

  events() {
    return allPages((query) => this.ok<EventPageView>("GET", `/api/history/events?${query}`));
  }

  /** The airports that can be a home, in alphabetical order. */
  async homes(): Promise<string[]> {
    return (await this.ok<HomeView[]>("GET", "/api/onboarding/homes")).map(({ icao }) => icao).sort();
  }

  /** Chooses a home: the first that is offered unless given. */
  async settle(icao?: string): Promise<StateView> {
    return this.ok("POST", "/api/onboarding/home", { icao: icao ?? (await this.homes())[0] });
  }

  /** The same session on another process or with another retry policy. */
  at(url: string, options = this.#options): CargoPlayer {
    return new CargoPlayer(url, this, options);
  }
}

export const registerPlayer = (url: string, username: string, options?: ClientOptions, companyName?: string) =>
  authenticate(url, "register", { username, companyName }, options);

export const signIn = (url: string, username: string, options?: ClientOptions) =>
  authenticate(url, "sign-in", { username }, options);

/** Returns the token of a new session of the first admin. */
export async function signInAdmin(url: string, password: string): Promise<string> {
  const login = { username: "admin", password };
  return (await new Client(url).ok<AdminLoggedInView>("POST", "/api/admin/login", login)).token;
}

async function authenticate(url: string, how: string, names: object, options?: ClientOptions): Promise<CargoPlayer> {
  const account = { ...names, password: PASSWORD };
  const { player, token } = await new Client(url, options).ok<SignedInView>("POST", `/api/auth/${how}`, account);
  return new CargoPlayer(url, { id: player.id, token }, options);
}

type Page<Item> = Pick<LedgerPageView, "nextBefore"> & { readonly items: readonly Item[] };

async function allPages<Item>(read: (query: string) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let from: string | undefined = ""; from !== undefined; ) {
    const page: Page<Item> = await read(`limit=${PAGE}${from}`);
    items.push(...page.items);
    from = page.nextBefore === null ? undefined : `&before=${page.nextBefore}`;
  }
  return items;
}
