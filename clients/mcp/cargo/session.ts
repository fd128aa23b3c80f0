/** A player's connection to the cargo game. It signs in when the first call needs it, and again when the session has ended. */
import {
  answerOf,
  type Call,
  type CargoClient,
  cargoClient,
  type Frame,
  ProblemError,
  type RetryOptions,
} from "@outbound/client";
import type { CargoSettings } from "../settings.ts";

/** The fields that answers of calls and frames of the stream have in common. */
export type Company = Pick<Frame, "player" | "planes" | "packages" | "routes" | "clock" | "simState" | "preview"> & {
  readonly market: {
    readonly airports: readonly (readonly (string | number)[] | { readonly icao: string; readonly openJobs: number })[];
  };
};

export class CargoSession {
  /** Change key of the state that the model saw last; a state with another key is new to it. */
  shown: string | undefined;
  /** The newest event of the history that the model has seen. */
  lastEvent = 0;
  readonly #settings: CargoSettings;
  readonly #retries: RetryOptions;
  #client: Promise<CargoClient> | undefined;

  constructor(settings: CargoSettings, retries: RetryOptions) {
    this.#settings = settings;
    this.#retries = retries;
  }

  /** The client without a session. */
  get guest(): CargoClient {
    return cargoClient({ baseUrl: this.#settings.baseUrl, ...this.#retries });
  }

  /** Runs the call with a session, and once more with a new one if the service no longer knows it. */
  async with<Result>(run: (api: CargoClient) => Promise<Result>): Promise<Result> {
    const used = this.#connect();
    try {
      return await run(await used);
    } catch (error) {
      const isOver = error instanceof ProblemError && error.code === "not-signed-in";
      if (!isOver || this.#settings.account === undefined) throw error;
      // A parallel call may have signed in again meanwhile.
      if (this.#client === used) this.#client = undefined;
      return await run(await this.#connect());
    }
  }

  /** Resolves with the body of a call's answer. */
  read<Body>(call: (api: CargoClient) => Promise<Call<Body>>): Promise<Body> {
    return this.with((api) => answerOf(call(api)));
  }

  #connect(): Promise<CargoClient> {
    const { baseUrl, token, account } = this.#settings;
    this.#client ??= (async () => {
      const session =
        token ?? (account && (await answerOf(this.guest.POST("/api/auth/sign-in", { body: account }))).token);
      return cargoClient({ baseUrl, ...(session === undefined ? {} : { token: session }), ...this.#retries });
    })().catch((error) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }
}

/**
 * Returns a text that differs between two states if a plane has landed, departed or been repaired, or if own jobs have changed.
 */
export function changeKey({ planes, packages, player }: Pick<Company, "planes" | "packages" | "player">): string {
  return JSON.stringify([
    player.homeIcao,
    planes.map(({ id, status, airportIcao, departureSimTime }) => [id, status, airportIcao, departureSimTime]),
    packages.filter(({ status }) => status === "accepted" || status === "loaded").map(({ id, status }) => [id, status]),
  ]);
}
