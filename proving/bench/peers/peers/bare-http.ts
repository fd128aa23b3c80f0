/** The bare node:http server, and the same with a commit of node:sqlite for each action. */
import { join } from "node:path";
import { Client as HttpClient } from "../../../harness/client.ts";
import { openStream } from "../event-stream.ts";
import { startOwn } from "../measured.ts";
import type { Client, Peer } from "../peer.ts";
import { type Board, countIn } from "../servers/board.ts";

export const bareHttp: Peer = {
  name: "bare node:http",
  parts: ["one-room", "rooms", "crowd", "kill"],
  start: (folders) => startOwn("bare-http.ts", folders),
  open,
  known,
};

export const bareSqlite: Peer = {
  name: "bare node:http and node:sqlite",
  parts: ["one-room", "rooms", "kill"],
  start: (folders) => startOwn("bare-http.ts", folders, { FILE: join(folders.data, "rooms.db") }),
  open,
  known,
};

async function open(url: string, room: number, seat: number): Promise<Client> {
  const connection = new HttpClient(url);
  const stream = await openStream(`${url}/stream/${room}`);
  let number = 0;
  const client: Client = {
    async act() {
      number += 1;
      const mark = `${seat}.${number}`;
      const { status, text } = await connection.send("POST", `/act/${room}`, { mark });
      if (status !== 200 || !text.slice(0, 100).includes(` ${mark};`)) throw new Error(`not taken: ${status}`);
      return 1;
    },
    onState: () => {},
    close() {
      connection.close();
      stream.close();
    },
  };
  stream.onFrame = (_piece, bytes) => client.onState(bytes);
  return client;
}

async function known(url: string, room: number): Promise<number> {
  const board = (await (await fetch(`${url}/state/${room}`)).json()) as Board;
  return countIn(board.last);
}
