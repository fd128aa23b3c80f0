/** boardgame.io with the protocol of its own clients: Socket.IO's messages in WebSocket frames. */
import { countInState, markedClient, messageWith } from "../marked-socket.ts";
import { startOwn } from "../measured.ts";
import type { Peer } from "../peer.ts";
import { openWebSocket, type WebSocketClient } from "../web-socket.ts";

/** Further clients only watch the match. */
const PLAYERS = 16;
/** The first request of Socket.IO's own clients. */
const HANDSHAKE = "/socket.io/?EIO=4&transport=polling";
/** Message prefixes: Engine.IO's ping and pong, Socket.IO's connect to a namespace and an event in it. */
const [PING, PONG, CONNECT, EVENT] = ["2", "3", "40/board,", "42/board,"];

const peer = (name: string, parts: Peer["parts"], settings: (folder: string) => NodeJS.ProcessEnv): Peer => ({
  name,
  parts,
  start: (folder) => startOwn(new URL("../servers/boardgame.ts", import.meta.url), settings(folder), HANDSHAKE),
  async open(url, room, seat) {
    const { socket } = await enter(url, room, seat);
    const playerId = String(seat % PLAYERS);
    return markedClient(socket, seat, (mark) => {
      const action = { type: "MAKE_MOVE", payload: { type: "act", args: [mark], playerID: playerId } };
      socket.send(EVENT + JSON.stringify(["update", action, 0, `room-${room}`, playerId]));
    });
  },
  async known(url, room) {
    const { socket, first } = await enter(url, room, 0);
    socket.close();
    return countInState(first);
  },
});

export const boardgame: Peer = peer("boardgame.io, memory", ["one-room", "rooms", "fan-out", "kill"], () => ({}));

export const boardgameFiles: Peer = peer("boardgame.io, FlatFile", ["one-room", "rooms", "kill"], (FOLDER) => ({
  FOLDER,
}));

async function enter(url: string, room: number, seat: number): Promise<{ socket: WebSocketClient; first: Buffer }> {
  const socket = answering(await openWebSocket(`${url}/socket.io/?EIO=4&transport=websocket`));
  await messageWith(socket, `"sid"`);
  const entered = messageWith(socket, CONNECT);
  socket.send(CONNECT);
  await entered;
  const synced = messageWith(socket, "#");
  const playerId = seat < PLAYERS ? String(seat) : null;
  socket.send(EVENT + JSON.stringify(["sync", `room-${room}`, playerId, undefined, PLAYERS]));
  return { socket, first: await synced };
}

/** The same socket, which answers the server's pings. */
function answering(socket: WebSocketClient): WebSocketClient {
  const own: WebSocketClient = { onMessage: () => {}, send: socket.send, close: socket.close };
  socket.onMessage = (message, bytes) => {
    if (message.length === 1 && message.toString() === PING) socket.send(PONG);
    else own.onMessage(message, bytes);
  };
  return own;
}
