import assert from "node:assert/strict";
import { test } from "node:test";
import { BusyError } from "./errors.ts";
import { type HashClient, HashQueue } from "./hash-queue.ts";

/** Milliseconds of one hash; the test's clock advances by this with each turn. */
const TURN_MS = 40;

/** A queue with one turn at a time, which the test ends. */
function aQueue({ places = 100, knownPlaces = 50 } = {}) {
  let clock = 0;
  const queue = new HashQueue({ parallel: 1, places, knownPlaces, now: () => clock });
  const turns: string[] = [];
  let end: (() => void) | undefined;
  const ask = (name: string, client: HashClient) =>
    queue.inTurn(client, () => {
      turns.push(name);
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
  const pass = async (count = 1): Promise<void> => {
    for (let done = 0; done < count; done += 1) {
      clock += TURN_MS;
      end?.();
      end = undefined;
      await new Promise(setImmediate);
    }
  };
  const wait = (ms: number) => {
    clock += ms;
  };
  return { queue, turns, ask, pass, wait };
}

/** Lets attackers ask again after each of their turns, for a number of turns. */
async function attack(own: ReturnType<typeof aQueue>, clients: readonly HashClient[], turns: number): Promise<void> {
  const again = (client: HashClient, name: string): void => {
    own.ask(name, client).then(
      () => again(client, name),
      () => undefined,
    );
  };
  for (const [index, client] of clients.entries()) again(client, `attacker ${index}`);
  await own.pass(turns);
}

/** Returns how many turns of others come before the one of this name. */
async function turnsBefore(own: ReturnType<typeof aQueue>, name: string): Promise<number> {
  const start = own.turns.length;
  while (!own.turns.includes(name)) {
    assert.ok(own.turns.length - start < 500, `${name} never has a turn`);
    await own.pass();
  }
  return own.turns.indexOf(name) - start;
}

const apart = Array.from({ length: 64 }, (_, index) => ({ address: `10.${index}.0.1` }));
const ofOneNetwork = Array.from({ length: 64 }, (_, index) => ({ address: `2001:db8:1:${index.toString(16)}::1` }));
const STRANGER = { address: "203.0.113.9" };
const PLAYER = { ...STRANGER, account: "player 17" };

for (const [where, clients] of [
  ["in 64 networks", apart],
  ["of one /58", ofOneNetwork],
] as const) {
  test(`[AUTH4] 64 attacking addresses ${where} delay a known player by at most two turns`, async () => {
    const own = aQueue();
    await attack(own, clients, 100);
    void own.ask("player", PLAYER);
    assert.ok((await turnsBefore(own, "player")) <= 1);
  });

  test(`[AUTH4] 64 attacking addresses ${where} that already had turns delay a new player by at most two turns`, async () => {
    const own = aQueue();
    await attack(own, clients, 100);
    void own.ask("new", STRANGER);
    assert.ok((await turnsBefore(own, "new")) <= 1);
  });

  test(`[AUTH4] 64 known devices ${where} delay a known player who was away by at most two turns`, async () => {
    const own = aQueue();
    const devices = clients.map(({ address }, index) => ({ address, account: `player ${100 + index}` }));
    await attack(own, devices, 100);
    void own.ask("player", PLAYER);
    assert.ok((await turnsBefore(own, "player")) <= 1);
  });
}

test("[AUTH4] 64 addresses of one /58 get no more turns than four of other networks", async () => {
  const own = aQueue();
  const others = [1, 2, 3, 4].map((part) => ({ address: `198.51.${100 + part}.1` }));
  await attack(own, [...ofOneNetwork, ...others], 400);
  const ofOthers = own.turns.filter((name) => Number(name.split(" ")[1]) >= ofOneNetwork.length).length;
  assert.ok(ofOthers >= 200, `${ofOthers} of ${own.turns.length}`);
});

test("[AUTH4] another address in the block of an attacker gets its turn before the attacker's second one", async () => {
  const own = aQueue();
  await attack(own, [{ address: "192.0.2.1" }], 5);
  for (const name of ["b", "c"]) void own.ask(name, { address: "192.0.2.1" });
  void own.ask("neighbour", { address: "192.0.2.200" });
  assert.ok((await turnsBefore(own, "neighbour")) <= 1);
});

test("[AUTH4] when all places are taken, an attacker's addresses are refused before a new client is", async () => {
  const own = aQueue({ places: 20 });
  await attack(own, ofOneNetwork, 10);
  assert.equal(own.queue.depth, 21);
  const asked = own.ask("new", STRANGER);
  void own.ask("another", { address: "198.51.100.1" });
  assert.equal(own.queue.depth, 21);
  assert.ok((await turnsBefore(own, "new")) <= 1);
  await own.pass();
  await asked;
});

test("[AUTH4] blocks that ask equally often wait in order of arrival", async () => {
  const own = aQueue({ places: 3 });
  for (const name of ["a", "b", "c", "d"]) void own.ask(name, { address: `192.${name.charCodeAt(0)}.2.1` });
  await assert.rejects(own.ask("e", { address: "192.0.2.1" }), BusyError);
  await own.pass(4);
  assert.deepEqual(own.turns, ["a", "b", "c", "d"]);
  assert.equal(own.queue.depth, 0);
});

test("[AUTH4] known devices keep their places while unknown clients fill all others, and get every second turn", async () => {
  const own = aQueue({ places: 10, knownPlaces: 2 });
  await attack(own, apart.slice(0, 11), 0);
  for (const name of ["x", "y"]) void own.ask(name, { ...PLAYER, account: name });
  await own.pass(4);
  assert.deepEqual(
    own.turns.map((name) => (name.startsWith("attacker") ? "attacker" : name)),
    ["attacker", "x", "attacker", "y", "attacker"],
  );
});

test("[AUTH4] turns from an hour ago no longer count", async () => {
  const own = aQueue();
  for (let turn = 0; turn < 50; turn += 1) void own.ask("early", { address: "192.0.2.1" });
  await own.pass(50);
  own.wait(60 * 60_000);
  void own.ask("now", STRANGER);
  for (const address of ["192.0.2.1", "198.51.100.1"]) void own.ask(address, { address });
  await own.pass(3);
  assert.deepEqual(own.turns.slice(-3), ["now", "192.0.2.1", "198.51.100.1"]);
});
