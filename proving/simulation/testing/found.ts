/**
 * Seeds that failed once, and the bug that each found. A seed plays the same as long as the simulation's draws do not change. A
 * change of operations or faults needs new seeds, found by planting the bugs again. Each bug also has a test beside its code.
 */
export const FOUND = [
  {
    game: "space",
    seed: 13,
    what: "a restore waits for a thread, whose time is real, and is never answered",
  },
  {
    game: "space",
    seed: 181,
    what: "a game that was read while a commit was in doubt was kept as the current one, and the next turn failed",
  },
  {
    game: "cargo",
    seed: 180,
    what: "the market showed twice who had taken a job, once an admin had edited the package after its end",
  },
  {
    game: "space",
    seed: 856,
    what: "the simulation blamed a read for not showing a commit whose error had not been answered yet",
  },
] as const;
