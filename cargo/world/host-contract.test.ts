/** The world's adapter on the host that both games share. */
import assert from "node:assert/strict";
import { describe } from "node:test";
import { hostContract } from "@outbound/kit/host/testing/host-contract.ts";
import { ConstraintError } from "@outbound/kit/store/errors.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { fly } from "../rules/flights/fly.ts";
import { loaded, onStore, settled, shownBy } from "../testing/a-game.ts";
import { MIGRATED } from "../testing/migrated.ts";
import { aPlane } from "../testing/values.ts";
import type { WorldDraft } from "./world-draft.ts";

const pay = (draft: WorldDraft, amount: number) => draft.run((scene) => scene.pay(1, amount, "test"));

describe("[STORE1] [STORE3] [STORE5] [CHECK2] the world keeps the contract of the host", () =>
  onEachEngine((engine, openFresh) =>
    hostContract(openFresh, engine, {
      rules: {
        follower: "[STORE3]",
        rewound: "[STORE3] [STORE5]",
        inDoubt: "[STORE1]",
        unavailable: "[STORE1]",
        faulted: "[STORE1]",
        refused: "[CHECK2]",
      },
      migrated: MIGRATED,
      open: (t, store) => onStore(t, store).game.host,
      prepare: (host) => settled({ host }, 2),
      change: (amount) => ({ run: (draft) => pay(draft, amount) }),
      faults: [
        [
          {
            run: (draft) =>
              draft.run((scene) => {
                scene.pay(1, 1000, "test");
                throw new Error("a bug");
              }),
          },
          Error,
        ],
        [{ run: (draft) => draft.run((scene) => scene.putPlane(aPlane(2, { ownerId: 99 }))) }, ConstraintError],
      ],
      refused: {
        exclusive: true,
        run: async (draft, tx) => {
          await tx.updateTable("planes").set({ name: "Written" }).execute();
          pay(draft, 1000);
          return draft.run((scene) => fly(scene, 1, 1, "KJFK"));
        },
      },
      balance: ({ accounts }) => accounts.players.get(1)?.money ?? assert.fail("there is no player"),
      storedBalance: async ({ read }) => {
        const entries = await read.selectFrom("ledger").select("amount").where("player_id", "=", 1).execute();
        return entries.reduce((sum, { amount }) => sum + amount, 0);
      },
      contents: shownBy,
      load: loaded,
    }),
  ));
