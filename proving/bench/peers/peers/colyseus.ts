/** Colyseus with the protocol of its own clients; patches are recognized and not decoded. */
import { countInState, markedClient, messageWith } from "../marked-socket.ts";
import { startOwn } from "../measured.ts";
import type { Peer } from "../peer.ts";
import { openWebSocket, type WebSocketClient } from "../web-socket.ts";

/** First byte of a message. */
const JOINED = 10;
const DATA = 13;
/** First byte of a short string: its length is added. */
const SHORT_STRING = 0xa0;

export const colyseus: Peer = {
  name: "Colyseus, patch at once",
  parts: ["one-room", "rooms", "fan-out", "kill"],
  start: () => startOwn(new URL("../servers/colyseus.ts", import.meta.url), {}, "/__healthcheck"),
  async open(url, room, seat) {
    const { socket } = await enter(url, room);
    return markedClient(socket, seat, (mark) => socket.send(actMessage(mark)));
  },
  async known(url, room) {
    const { socket, first } = await enter(url, room);
    socket.close();
    return countInState(first);
  },
};

async function enter(url: string, room: number): Promise<{ socket: WebSocketClient; first: Buffer }> {
  const answer = await fetch(`${url}/matchmake/joinOrCreate/board`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ room: String(room) }),
  });
  const seat = (await answer.json()) as { processId: string; roomId: string; sessionId: string; error?: string };
  if (!answer.ok) throw new Error(`no seat: ${seat.error}`);
  const socket = await openWebSocket(`${url}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`);
  await new Promise<void>((resolve) => {
    socket.onMessage = ([kind]) => {
      if (kind === JOINED) resolve();
    };
  });
  const state = messageWith(socket, "#");
  socket.send(Buffer.from([JOINED]));
  return { socket, first: await state };
}

function actMessage(mark: string): Buffer {
  const strings = ["act", mark].flatMap((text) => [SHORT_STRING + text.length, ...Buffer.from(text)]);
  return Buffer.from([DATA, ...strings]);
}
