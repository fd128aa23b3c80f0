/** What the host promises with any adapter: each game calls this suite once for each engine. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { ProblemError } from "../../http/problems/problem.ts";
import { InDoubtError, StoreUnavailableError } from "../../store/errors.ts";
import { openStore, type Store } from "../../store/store.ts";
import type { OpenFresh } from "../../testing/engines.ts";
import type { Migrated } from "../../testing/migrated-template.ts";
import { tableContents } from "../../testing/table-contents.ts";
import type { Stored } from "../adapter.ts";
import type { Command } from "../command.ts";
import type { Host } from "../host.ts";
import type { IdempotencyTables } from "../idempotency-table.ts";
import { rememberRows } from "./remember-rows.ts";

type Run<DB, D> = Pick<Command<DB, D, unknown>, "run" | "exclusive">;
type Case = "follower" | "rewound" | "inDoubt" | "unavailable" | "faulted" | "refused";

export interface HostedGame<DB extends IdempotencyTables, S, D, C, R extends Stored> {
  /** Rules of its SPEC that a case tests, for the title: `[STORE3]`. */
  readonly rules: Readonly<Partial<Record<Case, string>>>;
  readonly migrated: Migrated;
  /** Returns a host that does not tick, closed when the test ends. */
  open(t: TestContext, store: Store<DB>): Host<DB, S, D, C, R>;
  /** Brings a fresh game to where `change` works. */
  prepare(host: Host<DB, S, D, C, R>): Promise<unknown>;
  /** Adds to the balance. */
  change(amount: number): Run<DB, D>;
  /** Commands that change the draft and then fail, in the command or when it is written, each with the class of its error. */
  readonly faults: readonly (readonly [command: Run<DB, D>, error: abstract new (...given: never[]) => Error])[];
  /** An exclusive command that writes rows and changes the draft, and is then refused. */
  readonly refused: Run<DB, D>;
  balance(state: S): number;
  /** Reads the balance from rows alone. */
  storedBalance(store: Store<DB>): Promise<number>;
  /** Returns everything that readers can see, to be compared with another state. */
  contents(state: S, now: number): unknown;
  /** Reads the whole state as a process that starts now. */
  load(store: Store<DB>): Promise<S>;
}

interface Fault {
  readonly error: Error;
  readonly isCommitted: boolean;
}

export function hostContract<DB extends IdempotencyTables, S, D, C, R extends Stored>(
  openFresh: OpenFresh,
  engine: Store<DB>["engine"],
  game: HostedGame<DB, S, D, C, R>,
): void {
  type GameHost = Host<DB, S, D, C, R>;
  const { change } = game;
  const titled = (name: Case, title: string) => `${game.rules[name] ?? ""} ${title}`.trimStart();
  const balanceOf = (host: GameHost) => host.read(({ state }) => game.balance(state));
  const stateOf = (host: GameHost) => host.read(({ state }) => state);

  async function aGame(t: TestContext) {
    const store = await openFresh<DB>(t, game.migrated);
    const host = game.open(t, store);
    await game.prepare(host);
    await host.execute(change(1000));
    return { store, host, balance: await balanceOf(host) };
  }

  /** Another process on the same database, which has read the state. */
  async function another(t: TestContext, { url }: Store<DB>): Promise<GameHost> {
    const store = await openStore<DB>(url, { tables: game.migrated.tables });
    t.after(() => store.close());
    const host = game.open(t, store);
    await host.read(() => undefined);
    return host;
  }

  /** Asserts that memory and tables have this balance, and are the same in everything else. */
  async function assertSame(store: Store<DB>, balance: number, ...hosts: readonly GameHost[]): Promise<void> {
    const loaded = await game.load(store);
    assert.equal(await game.storedBalance(store), balance);
    for (const host of hosts) {
      const shown = await host.read(({ state, now }) => ({
        now,
        balance: game.balance(state),
        contents: game.contents(state, now),
      }));
      assert.equal(shown.balance, balance);
      assert.deepEqual(shown.contents, game.contents(loaded, shown.now));
    }
  }

  if (engine === "postgres") {
    test(titled("follower", "a process reads, and builds on, what another one has just committed"), async (t) => {
      const { store, host: one, balance } = await aGame(t);
      const other = await another(t, store);
      let expected = balance;
      for (let round = 0; round < 10; round++) {
        const [writer, follower] = round % 2 === 0 ? [one, other] : [other, one];
        await writer.execute(change(round));
        expected += round;
        assert.equal(await balanceOf(follower), expected);
        await writer.execute(change(7));
        expected += 8;
        const built = await follower.execute(change(1), ({ state }) => game.balance(state));
        assert.equal(built, expected);
      }
      await assertSame(store, expected, one, other);
    });

    for (const more of [0, 1, 3, 5]) {
      const title = `every process follows a database that went back by 3 commits, with ${more} other commits since`;
      test(titled("rewound", title), async (t) => {
        const { store, host: writer, balance } = await aGame(t);
        const [reader, commander, behind] = [
          await another(t, store),
          await another(t, store),
          await another(t, store),
        ] as const;
        const goBack = await rememberRows(store, game.migrated.tables);
        for (let count = 0; count < 3; count++) await writer.execute(change(100));
        for (const host of [reader, commander]) assert.equal(await balanceOf(host), balance + 300);
        const reloads = [writer, reader, commander].map(countReloads);
        await goBack();
        const third = await another(t, store);
        for (let count = 0; count < more; count++) await third.execute(change(7));
        await assertSame(store, balance + 7 * more, reader, writer, behind);
        // A command follows without a read before it.
        const after = await commander.execute(change(1), ({ state }) => game.balance(state));
        assert.equal(after, balance + 7 * more + 1);
        assert.deepEqual(
          reloads.map((count) => count() > 0),
          [true, true, true],
        );
        await writer.execute(change(1));
        await assertSame(store, balance + 7 * more + 2, writer, reader, commander, behind, third);
      });
    }
  }

  for (const isCommitted of [true, false]) {
    const title = `after a commit in doubt that was ${isCommitted ? "" : "not "}made, the state is read again`;
    test(titled("inDoubt", title), async (t) => {
      const { store, balance } = await aGame(t);
      const faults: Fault[] = [];
      const host = game.open(t, failing(store, faults));
      const before = await stateOf(host);
      const reloads = countReloads(host);
      faults.push({ error: new InDoubtError(), isCommitted });
      await assert.rejects(host.execute(change(10)), InDoubtError);
      const expected = balance + (isCommitted ? 10 : 0);
      await assertSame(store, expected, host);
      assert.notEqual(await stateOf(host), before);
      assert.equal(reloads(), 1);
      await host.execute(change(1));
      await assertSame(store, expected + 1, host);
    });
  }

  for (const isCommitted of [true, false]) {
    const what = `whose commit in doubt was ${isCommitted ? "" : "not "}made`;
    const key = { principal: "ann", key: "lost", fingerprint: "a request" };

    test(
      titled("inDoubt", `a repeated request ${what} takes effect once, in a process that has read nothing`),
      async (t) => {
        const { store, balance } = await aGame(t);
        const host = game.open(t, failing(store, [{ error: new InDoubtError(), isCommitted }]));
        const request = () =>
          host.execute({ ...change(10), key }, ({ state }, { replayed }) => [replayed, game.balance(state)]);
        await assert.rejects(request(), InDoubtError);
        assert.deepEqual(await request(), [isCommitted, balance + 10]);
        assert.deepEqual(await request(), [true, balance + 10]);
        await assertSame(store, balance + 10, host);
      },
    );

    test(
      titled("inDoubt", `a repeated request ${what} takes effect once, even if it is the first one of a database`),
      async (t) => {
        const store = await openFresh<DB>(t, game.migrated);
        const host = game.open(t, failing(store, [{ error: new InDoubtError(), isCommitted }]));
        const request = () => host.execute({ run: () => null, key }, (_view, { replayed }) => replayed);
        await assert.rejects(request(), InDoubtError);
        assert.equal(await request(), isCommitted);
        assert.equal(await request(), true);
        const shown = await host.read(({ state, now }) => ({ now, contents: game.contents(state, now) }));
        assert.deepEqual(shown.contents, game.contents(await game.load(store), shown.now));
      },
    );
  }

  test(
    titled("unavailable", "a store that cannot be used leaves memory as it was, and works again afterwards"),
    async (t) => {
      const { store, balance } = await aGame(t);
      const faults: Fault[] = [];
      const host = game.open(t, failing(store, faults));
      const before = await stateOf(host);
      const reloads = countReloads(host);
      faults.push({ error: new StoreUnavailableError("FULL", "no room"), isCommitted: false });
      await assert.rejects(host.execute(change(10)), StoreUnavailableError);
      assert.equal(await stateOf(host), before, "nothing had to be read again");
      await assertSame(store, balance, host);
      await host.execute(change(1));
      await assertSame(store, balance + 1, host);
      assert.equal(reloads(), 0);
    },
  );

  test(
    titled("faulted", "a faulty command fails alone, and the other commands of its batch are committed"),
    async (t) => {
      const { store, host, balance } = await aGame(t);
      const commands = [change(1), ...game.faults.map(([command]) => command), change(5)];
      const outcomes = await Promise.allSettled(commands.map((command) => host.execute(command)));
      assert.deepEqual(
        outcomes.map((outcome) => (outcome.status === "fulfilled" ? "done" : outcome.reason.constructor)),
        ["done", ...game.faults.map(([, error]) => error), "done"],
      );
      await assertSame(store, balance + 6, host);
    },
  );

  test(titled("refused", "a refused command that wrote rows leaves nothing in the tables or in memory"), async (t) => {
    const { store, host, balance } = await aGame(t);
    const rows = tableContents(
      store,
      game.migrated.tables.map((table) => ({ table })),
    );
    const before = await rows();
    const reloads = countReloads(host);
    await assert.rejects(host.execute(game.refused), ProblemError);
    assert.equal(await rows(), before);
    await assertSame(store, balance, host);
    assert.equal(reloads(), 0);
    await host.execute(change(1));
    await assertSame(store, balance + 1, host);
  });
}

/** Returns how often the host has since reported that anything may have changed, as it does when it reads everything. */
function countReloads<DB extends IdempotencyTables, S, D, C, R extends Stored>(host: Host<DB, S, D, C, R>) {
  let count = 0;
  host.onCommit((changes) => {
    if (changes === undefined) count++;
  });
  return () => count;
}

/** The same store, whose next transactions fail with these faults, before the commit or after it. */
function failing<DB>(store: Store<DB>, faults: Fault[]): Store<DB> {
  return {
    ...store,
    transaction: async (work) => {
      const fault = faults.shift();
      const answer = await store.transaction(async (tx) => {
        const done = await work(tx);
        if (fault && !fault.isCommitted) throw fault.error;
        return done;
      });
      if (fault) throw fault.error;
      return answer;
    },
  };
}
