/** The bare node:http server, and the same with a commit of node:sqlite for each action. */
import { join } from "node:path";
import { type Client, type Peer, startOwn } from "../peer.ts";
import { type Board, countIn } from "../servers/board.ts";
import { streamClient } from "../stream-client.ts";

const SERVER = new URL("../servers/bare-http.ts", import.meta.url);

export const bareHttp: Peer = {
  name: "bare node:http",
  parts: ["one-room", "rooms", "fan-out", "kill"],
  start: () => startOwn(SERVER),
  open,
  known,
};

export const bareSqlite: Peer = {
  name: "bare node:http and node:sqlite",
  parts: ["one-room", "rooms", "kill"],
  start: (folder) => startOwn(SERVER, { FILE: join(folder, "rooms.db") }),
  open,
  known,
};

function open(url: string, room: number, seat: number): Promise<Client> {
  let number = 0;
  return streamClient(url, { path: `/stream/${room}` }, async (http) => {
    number += 1;
    const mark = `${seat}.${number}`;
    const { status, text } = await http.send("POST", `/act/${room}`, { mark });
    if (status !== 200 || !text.slice(0, 100).includes(` ${mark};`)) throw new Error(`not executed: ${status}`);
    return 1;
  });
}

async function known(url: string, room: number): Promise<number> {
  const board = (await (await fetch(`${url}/state/${room}`)).json()) as Board;
  return countIn(board.last);
}
