/** Each game on each store that this machine can break. */
import { withFolder } from "../../harness/folder.ts";
import { type FaultProgram, type FaultVerdict, Findings } from "../fault.ts";
import { fullDisk, fullFile, readOnlyFile } from "./broken-store.ts";
import { CARGO } from "./cargo-disk.ts";
import { newDiskTrial } from "./disk-trial.ts";
import { SPACE } from "./space-disk.ts";

const TIMES = { quick: 1, full: 20 };

export const breakDisks: FaultProgram = async (options) => {
  const verdicts: FaultVerdict[] = [];
  for (const { game, run } of [SPACE, CARGO]) {
    for (const make of [fullDisk, fullFile, readOnlyFile]) {
      await withFolder(async (folder) => {
        const store = await make(game, folder);
        if (store === undefined) return;
        const findings = new Findings(`${game}, ${store.name}`, options);
        const trial = newDiskTrial(store, findings);
        try {
          await run(trial, TIMES[options.size]);
        } finally {
          trial.close();
          await store.close();
        }
        findings.figures["changes refused with 503, without a trace"] = trial.refused;
        findings.figures["changes for which there was room"] = trial.accepted;
        findings.log(`${trial.refused} refused`);
        verdicts.push(findings);
      });
    }
  }
  return verdicts;
};
