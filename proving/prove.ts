/** `npm run prove -- <name> [options]`: tries to break the services and checks what they promise. */
import { runProgram } from "./harness/programs.ts";

await runProgram("prove", {
  simulation: { about: "deterministic simulation on a failing store", run: () => import("./simulation/simulate.ts") },
  faults: { about: "kills, full disks, locks, outages, clocks, idle clients", run: () => import("./faults/faults.ts") },
  cluster: { about: "three cargo processes on one PostgreSQL", run: () => import("./faults/cluster/cargo.ts") },
  fuzz: {
    about: "generated and hostile requests: space, cargo",
    run: () =>
      runProgram("prove -- fuzz", {
        space: {
          about: "the space service",
          run: () => import("./fuzz/script.ts").then(({ runFuzz }) => runFuzz("space")),
        },
        cargo: {
          about: "the cargo service",
          run: () => import("./fuzz/script.ts").then(({ runFuzz }) => runFuzz("cargo")),
        },
      }),
  },
});
