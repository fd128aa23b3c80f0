/** Breaks the store of each game in each way that this machine allows. */
import { withFolder } from "../../harness/folder.ts";
import { type FaultProgram, type FaultVerdict, Findings } from "../fault.ts";
import { fullDisk, fullFile, readOnlyFile } from "./broken-store.ts";
import { CARGO } from "./cargo-disk.ts";
import { newDiskRun } from "./disk-run.ts";
import { SPACE } from "./space-disk.ts";

const TIMES = { quick: 1, full: 20 };

export const breakDisks: FaultProgram = async (options) => {
  const verdicts: FaultVerdict[] = [];
  for (const { game, inject } of [SPACE, CARGO]) {
    for (const make of [fullDisk, fullFile, readOnlyFile]) {
      await withFolder(async (folder) => {
        const store = await make(game, folder);
        if (store === undefined) return;
        const findings = new Findings(`${game}, ${store.name}`, options);
        const run = newDiskRun(store, findings);
        try {
          await inject(run, TIMES[options.size]);
        } finally {
          run.close();
          await store.close();
        }
        findings.figures["changes refused with 503, without a trace"] = run.refused;
        findings.figures["changes for which there was room"] = run.accepted;
        findings.log(`${run.refused} refused`);
        verdicts.push(findings);
      });
    }
  }
  return verdicts;
};
