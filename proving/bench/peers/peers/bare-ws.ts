/** The bare server of the package `ws`. */
import { nextMessage, openWebSocket, socketPeer } from "../socket-peer.ts";

export const bareWs = socketPeer({
  name: "bare ws, whole state",
  parts: ["one-room", "rooms", "fan-out", "kill"],
  script: new URL("../servers/bare-ws.js", import.meta.url),
  async enter(url, room) {
    const socket = await openWebSocket(`${url}/${room}`);
    return { socket, first: await nextMessage(socket, (message) => message.includes("#")) };
  },
  action: (mark) => mark,
});
