/** The two games as the proofs of faults start them and play on them. */
import { startCargoOn, startSpaceOn } from "../harness/service.ts";
import { startCargoCrowd } from "./cargo-crowd.ts";
import type { OutageWitness } from "./outage-witness.ts";
import { startSpaceCrowd } from "./space-crowd.ts";

export const CROWDED_GAMES = {
  space: { startOn: startSpaceOn, startCrowd: startSpaceCrowd },
  cargo: {
    startOn: startCargoOn,
    startCrowd: ({ url }: { readonly url: string }, seed: number, witness: OutageWitness) =>
      startCargoCrowd(url, seed, witness),
  },
};
