/** For `node --test --test-global-setup`: one PostgreSQL server for the whole run, in TEST_POSTGRES_URL. */
import { startPostgres, type TestServer } from "./postgres.ts";

let server: TestServer | undefined;

export async function globalSetup(): Promise<void> {
  if (process.env.TEST_POSTGRES_URL !== undefined) return;
  server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
}

export async function globalTeardown(): Promise<void> {
  await server?.stop();
}
