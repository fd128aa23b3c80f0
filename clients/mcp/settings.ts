/** Reads the services' addresses and the player's credentials from arguments and the environment. */
import { parseArgs } from "node:util";

export interface SpaceSettings {
  readonly baseUrl: string;
  /** The id of the game, or its watchId; `main` by default. */
  readonly game?: string | undefined;
  /** Name that other players see with what the model did. */
  readonly by?: string | undefined;
}

export interface CargoSettings {
  readonly baseUrl: string;
  readonly token?: string | undefined;
  readonly account?: { readonly username: string; readonly password: string } | undefined;
}

/** At least one game is set. */
export interface Settings {
  readonly space?: SpaceSettings | undefined;
  readonly cargo?: CargoSettings | undefined;
}

export const USAGE = `outbound-mcp: lets a language model play Outbound over MCP (stdio).

  outbound-mcp --space http://127.0.0.1:4100 [--game ID] [--by NAME]
  outbound-mcp --cargo http://127.0.0.1:4200 [--token TOKEN]

  --space URL   SPACE_URL       the space game
  --game ID     SPACE_GAME      the game's id, or its watchId to watch; else main
  --by NAME     SPACE_PLAYER    shown to others with what the model did
  --cargo URL   CARGO_URL       the cargo game
  --token T     CARGO_TOKEN     of an account; other users of the computer can see arguments
                CARGO_USER, CARGO_PASSWORD   in place of a token

Give --space, --cargo or both.`;

/** Throws an error with a readable sentence if the settings are invalid. */
export function settingsOf(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const text = { type: "string" } as const;
  const options = { space: text, game: text, by: text, cargo: text, token: text };
  const { values } = parseArgs({ args: [...args], options });
  const of = (flag: keyof typeof options, name: string) => values[flag] ?? (env[name] || undefined);
  const [spaceUrl, cargoUrl] = [urlOf(of("space", "SPACE_URL")), urlOf(of("cargo", "CARGO_URL"))];
  if (spaceUrl === undefined && cargoUrl === undefined) throw new Error("Give --space URL, --cargo URL or both.");
  return {
    space:
      spaceUrl === undefined
        ? undefined
        : { baseUrl: spaceUrl, game: of("game", "SPACE_GAME"), by: of("by", "SPACE_PLAYER") },
    cargo:
      cargoUrl === undefined ? undefined : { baseUrl: cargoUrl, ...credentialsOf(of("token", "CARGO_TOKEN"), env) },
  };
}

function urlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`${text} is no address like http://127.0.0.1:4100.`);
  return text;
}

function credentialsOf(token: string | undefined, env: NodeJS.ProcessEnv): Pick<CargoSettings, "token" | "account"> {
  if (token !== undefined) return { token };
  const { CARGO_USER: username, CARGO_PASSWORD: password } = env;
  if (!username || !password)
    throw new Error("Cargo needs CARGO_TOKEN (or --token), or CARGO_USER and CARGO_PASSWORD.");
  return { account: { username, password } };
}
