/**
 * `npm run balance -- soft-lock [--games 1000] [--from 40000] [--commands 800]`: plays games by random commands and exits with 1
 * when one of their states has no way on.
 */

import { readOptions } from "../harness/arguments.ts";
import { printVerdict } from "../harness/report.ts";
import { findSoftLocks } from "./soft-locks.ts";

const { games, from, commands } = readOptions({ games: 1_000, from: 40_000, commands: 800 });
const { faults, ...counts } = findSoftLocks(games, from, commands);
for (const [name, count] of Object.entries(counts)) console.log(`${name.padEnd(12)}${count.toLocaleString("en")}`);
printVerdict(faults.slice(0, 20), "every state has a way on");
