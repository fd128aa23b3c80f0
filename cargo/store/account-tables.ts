/** Tables of accounts: sessions, API tokens, invites and wrong passwords of players, and the tables of admins. */
import { defineTable, integer, json, nullable, text } from "@outbound/kit/store/table.ts";
import { count, instant, references } from "./columns.ts";

const sessionColumns = {
  /** SHA-256 of the token in hex. */
  token_hash: text({ secret: true }),
  created_at: instant(),
  last_used_at: instant(),
  expires_at: instant(),
  address: text(),
  user_agent: text(),
};

export const sessions = defineTable(
  "sessions",
  { id: integer({ min: 1 }), player_id: integer(), ...sessionColumns },
  {
    primaryKey: ["id"],
    foreignKeys: [references("player_id", "players")],
    unique: [["token_hash"]],
    indexes: [["player_id"]],
    deleteOnly: true,
  },
);

/** What an API token gives access to: `read` to reads of the game, `play` also to its commands. */
export const TOKEN_SCOPES = ["read", "play"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** API tokens, which players create for programs. They share their ids with sessions. */
export const apiTokens = defineTable(
  "api_tokens",
  {
    id: integer({ min: 1 }),
    player_id: integer(),
    name: text({ min: 1, max: 50 }),
    scope: text<TokenScope>({ oneOf: TOKEN_SCOPES }),
    /** SHA-256 of the token in hex. */
    token_hash: text({ secret: true }),
    created_at: instant(),
    /** Null until the token is used. */
    last_used_at: nullable(instant()),
    expires_at: instant(),
  },
  {
    primaryKey: ["id"],
    foreignKeys: [references("player_id", "players")],
    unique: [["token_hash"]],
    indexes: [["player_id"]],
    deleteOnly: true,
  },
);

/** Invites to register. `admin_id` is the admin who created it and may have been deleted since. */
export const invites = defineTable(
  "invites",
  {
    id: integer({ generated: true, min: 1 }),
    /** SHA-256 of the code in hex. */
    code_hash: text({ secret: true }),
    note: nullable(text({ min: 1, max: 100 })),
    uses: integer({ min: 1, max: 1000 }),
    used: count(),
    admin_id: integer(),
    created_at: instant(),
    expires_at: instant(),
  },
  { primaryKey: ["id"], unique: [["code_hash"]] },
);

/** Keys that sign what clients store, such as cookies. */
export const signingKeys = defineTable(
  "signing_keys",
  { name: text(), secret: text({ secret: true }) },
  { primaryKey: ["name"], readOnly: true },
);

/** Wrong passwords by source: an account at an address, an address, a known device, a session. */
export const signInFailures = defineTable(
  "sign_in_failures",
  { subject: text(), failures: count(), first_at: instant(), locked_until: instant() },
  { primaryKey: ["subject"], indexes: [["first_at"]] },
);

export const adminUsers = defineTable(
  "admin_users",
  {
    id: integer({ generated: true, min: 1 }),
    username: text({ min: 3, max: 24 }),
    username_key: text({ min: 3, max: 24 }),
    password_hash: text({ secret: true }),
    created_at: instant(),
  },
  { primaryKey: ["id"], unique: [["username_key"]], readOnly: true, instead: "/api/admin/users" },
);

export const adminSessions = defineTable(
  "admin_sessions",
  { id: integer({ min: 1 }), admin_id: integer(), ...sessionColumns },
  {
    primaryKey: ["id"],
    foreignKeys: [references("admin_id", "admin_users")],
    unique: [["token_hash"]],
    indexes: [["admin_id"]],
    deleteOnly: true,
  },
);

export const audit = defineTable(
  "audit",
  {
    id: integer({ min: 1 }),
    /** Null for the command line. */
    admin_id: nullable(integer()),
    admin_name: text(),
    action: text(),
    /** Table and id, such as `players 17`. */
    target: text(),
    data: json<Readonly<Record<string, unknown>>>(),
    at: instant(),
  },
  { primaryKey: ["id"], readOnly: true },
);
