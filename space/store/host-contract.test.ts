/** Runs the contract tests of the host with the save's adapter. */
import assert from "node:assert/strict";
import { describe } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { hostContract } from "@outbound/kit/host/testing/host-contract.ts";
import { ConstraintError } from "@outbound/kit/store/errors.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Kysely } from "kysely";
import { Draft } from "../rules/game/draft.ts";
import type { Game } from "../rules/game/game.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { MIGRATED } from "../testing/migrated.ts";
import { createSpaceHost } from "./adapter.ts";
import type { Save, SaveDraft } from "./draft.ts";
import { loadEpoch, loadGame, loadWorld } from "./load.ts";
import { MAIN_SAVE, type SpaceTables } from "./tables.ts";
import { clearGame } from "./write.ts";

const gameOf = ({ game }: Pick<Save, "game">): Game => game ?? assert.fail("there is no game");

/** Adds credits, and an event to the log. */
function earn(draft: SaveDraft, amount: number): void {
  const rules = new Draft(gameOf(draft));
  const { resources } = rules.game;
  rules.set({ resources: { ...resources, credits: resources.credits + amount } });
  rules.emit("ship.patched", "info", "A test paid credits.", {}, { amount });
  draft.apply({ game: rules.game, events: rules.events, ended: [], turnStarts: [] });
}

async function lastCommit(tx: Kysely<SpaceTables>) {
  const { revision, next_event_seq: nextEventSeq } = await loadWorld(tx, MAIN_SAVE, false);
  return { revision, nextEventSeq };
}

describe("[SAFE2] [SAFE3] [SAFE4] [SAVE7] the save keeps the contract of the host", () =>
  onEachEngine((engine, openFresh) =>
    hostContract(openFresh, engine, {
      rules: {
        follower: "[SAFE4]",
        rewound: "[SAFE3]",
        inDoubt: "[SAVE7]",
        unavailable: "[SAFE2]",
        faulted: "[SAVE7]",
      },
      migrated: MIGRATED,
      open: (_t, store) => createSpaceHost({ store, clock: fakeClock(), seed: 7, ticks: false }),
      prepare: (host) => host.tick(),
      change: (amount) => ({ run: (draft) => earn(draft, amount) }),
      faults: [
        [
          {
            run: (draft) => {
              earn(draft, 1000);
              throw new Error("a bug");
            },
          },
          Error,
        ],
        [{ run: (draft) => earn(draft, -1e9) }, ConstraintError],
      ],
      refused: {
        exclusive: true,
        run: async (draft, tx) => {
          await clearGame(tx, draft.saveId);
          draft.reread(null);
          return new Refusal("unknown-turn", "Turn 9 is not kept.", { turn: 9 });
        },
      },
      balance: (save) => gameOf(save).resources.credits,
      storedBalance: async ({ read }: Store<SpaceTables>) =>
        (await read.selectFrom("save").select("credits").executeTakeFirstOrThrow()).credits,
      contents: (save) => save,
      load: (store: Store<SpaceTables>) =>
        store.snapshot(async (tx) => ({
          saveId: MAIN_SAVE,
          game: await loadGame(tx, MAIN_SAVE),
          ...(await lastCommit(tx)),
          ...(await loadEpoch(tx, MAIN_SAVE)),
        })),
    }),
  ));
