/** Colyseus with the protocol of its own clients; patches are recognized but not decoded. */
import { nextMessage, openWebSocket, socketPeer } from "../socket-peer.ts";

/** First byte of a message that confirms joining. */
const JOINED = 10;
const DATA = 13;
/** First byte of a short string; the length is added to it. */
const SHORT_STRING = 0xa0;

export const colyseus = socketPeer({
  name: "Colyseus, patch at once",
  parts: ["one-room", "rooms", "fan-out", "kill"],
  script: new URL("../servers/colyseus.js", import.meta.url),
  readyPath: "/__healthcheck",
  async enter(url, room) {
    const answer = await fetch(`${url}/matchmake/joinOrCreate/board`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ room: String(room) }),
    });
    const seat = (await answer.json()) as { processId: string; roomId: string; sessionId: string; error?: string };
    if (!answer.ok) throw new Error(`no seat: ${seat.error}`);
    const socket = await openWebSocket(`${url}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`);
    await nextMessage(socket, ([kind]) => kind === JOINED);
    const first = nextMessage(socket, (message) => message.includes("#"));
    socket.send(Buffer.from([JOINED]));
    return { socket, first: await first };
  },
  action(mark) {
    const strings = ["act", mark].flatMap((text) => [SHORT_STRING + text.length, ...Buffer.from(text)]);
    return Buffer.from([DATA, ...strings]);
  },
});
