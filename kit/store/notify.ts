/**
 * Sends short messages between the processes that share a PostgreSQL database (LISTEN and NOTIFY). A message can be lost with its
 * connection, so it must only be a hint to read sooner. With SQLite there is only one process.
 */
import { CompiledQuery } from "kysely";
import type { Engine, Listener, OnMessage, SqlRunner } from "./database.ts";
import type { Store } from "./store.ts";
import type { Rows } from "./upsert.ts";

/** Greatest length of a payload in bytes of UTF-8. */
export const NOTIFY_MOST_BYTES = 7_999;

/**
 * Notifies all listeners of the channel, including this process, when the transaction commits. Equal payloads in one transaction
 * arrive once. Throws a RangeError if the payload is too long.
 */
export async function notify({ tx, engine }: Rows, channel: string, payload: string): Promise<void> {
  const bytes = Buffer.byteLength(payload);
  if (bytes > NOTIFY_MOST_BYTES) throw new RangeError(`a payload of ${bytes} bytes is more than ${NOTIFY_MOST_BYTES}`);
  if (engine === "postgres") await tx.executeQuery(CompiledQuery.raw("select pg_notify($1, $2)", [channel, payload]));
}

/**
 * Notifies all listeners of the channel at once, outside any transaction and without waiting for the disk: for messages that
 * may be lost in a crash. Does nothing with SQLite.
 */
export async function notifyAtOnce(
  { write, engine }: { readonly write: SqlRunner; readonly engine: Engine },
  channel: string,
  payloads: readonly string[],
): Promise<void> {
  if (engine === "postgres") await write.executeQuery(CompiledQuery.raw(AT_ONCE, [channel, JSON.stringify(payloads)]));
}

const AT_ONCE = `
  select set_config('synchronous_commit', 'off', true), pg_notify($1, payload)
  from json_array_elements_text($2::json) payload`;

/**
 * Listens on its own connection and reconnects until closed. It does not keep the process alive and never throws; errors of
 * `onMessage` are logged. Close it before the store. With SQLite `onMessage` is never called.
 */
export function listen(
  store: Pick<Store<unknown>, "engine" | "url" | "logger">,
  channel: string,
  onMessage: OnMessage,
): Listener {
  if (store.engine === "sqlite") return { close: () => {} };
  let isClosed = false;
  let listener: Listener | undefined;
  // Loaded on demand, like the rest of the driver.
  void import("./postgres/postgres-listener.ts").then(({ listenOnPostgres }) => {
    if (!isClosed) listener = listenOnPostgres(store, channel, onMessage);
  });
  return {
    close: () => {
      isClosed = true;
      listener?.close();
    },
  };
}
