/** The bare server of the package `ws`. */
import { countInState, markedClient, messageWith } from "../marked-socket.ts";
import { startOwn } from "../measured.ts";
import type { Peer } from "../peer.ts";
import { openWebSocket } from "../web-socket.ts";

export const bareWs: Peer = {
  name: "bare ws, whole state",
  parts: ["one-room", "rooms", "fan-out", "kill"],
  start: () => startOwn(new URL("../servers/bare-ws.ts", import.meta.url)),
  async open(url, room, seat) {
    const { socket } = await enter(url, room);
    return markedClient(socket, seat, socket.send);
  },
  async known(url, room) {
    const { socket, first } = await enter(url, room);
    socket.close();
    return countInState(first);
  },
};

async function enter(url: string, room: number) {
  const socket = await openWebSocket(`${url}/${room}`);
  return { socket, first: await messageWith(socket, "#") };
}
