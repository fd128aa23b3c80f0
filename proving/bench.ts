/** `npm run bench -- <name> [options]`: measures. Without a name it runs the comparison with peers. */
import { runProgram } from "./harness/programs.ts";

await runProgram(
  "bench",
  {
    peers: {
      about: "both games, bare servers, boardgame.io and Colyseus",
      run: () => import("./bench/peers/bench.ts"),
    },
    space: { about: "the space service against a bare server and bare commits", run: () => import("./bench/space.ts") },
    cargo: { about: "the cargo service against a bare server and bare commits", run: () => import("./bench/cargo.ts") },
    load: { about: "300 bots and 2,000 streams on one cargo process", run: () => import("./bench/load/load.ts") },
    scale: { about: "cargo worlds from 10 to 100,000 players", run: () => import("./bench/scale/scale.ts") },
    notify: { about: "the cost of NOTIFY on PostgreSQL", run: () => import("./bench/scale/notify.ts") },
    web: { about: "size and response times of the clients", run: () => import("./bench/web.ts") },
  },
  "peers",
);
