/** The bare node:http server, without a store and with a node:sqlite commit for each action. */
import { join } from "node:path";
import { type Part, type Peer, startOwn } from "../peer.ts";
import { type Board, countIn } from "../servers/board.ts";
import { streamClient } from "../stream-client.ts";

const peer = (name: string, parts: readonly Part[], settings: (folder: string) => NodeJS.ProcessEnv): Peer => ({
  ...{ name, parts },
  start: (folder) => startOwn(new URL("../servers/bare-http.ts", import.meta.url), settings(folder)),
  open(url, room, seat) {
    let number = 0;
    return streamClient(url, { path: `/stream/${room}` }, async (http) => {
      number += 1;
      const mark = `${seat}.${number}`;
      const { status, text } = await http.send("POST", `/act/${room}`, { mark });
      if (status !== 200 || !text.slice(0, 100).includes(` ${mark};`)) throw new Error(`not executed: ${status}`);
      return 1;
    });
  },
  async known(url, room) {
    const board = (await (await fetch(`${url}/state/${room}`)).json()) as Board;
    return countIn(board.last);
  },
});

export const bareHttp = peer("bare node:http", ["one-room", "rooms", "fan-out", "kill"], () => ({}));
export const bareSqlite = peer("bare node:http and node:sqlite", ["one-room", "rooms", "kill"], (folder) => ({
  FILE: join(folder, "rooms.db"),
}));
