/** boardgame.io with the protocol of its own clients: Socket.IO's messages in WebSocket frames. */
import type { Part, Peer } from "../peer.ts";
import { nextMessage, openWebSocket, type Socket, socketPeer } from "../socket-peer.ts";

/** Most players of a match; further clients only watch. */
const PLAYERS = 16;
/** First request of Socket.IO's own clients. */
const HANDSHAKE = "/socket.io/?EIO=4&transport=polling";
/** Message prefixes: Engine.IO's ping and pong, Socket.IO's connect to a namespace and an event in it. */
const [PING, PONG, CONNECT, EVENT] = ["2", "3", "40/board,", "42/board,"];

const peer = (name: string, parts: readonly Part[], settings: (folder: string) => NodeJS.ProcessEnv): Peer =>
  socketPeer({
    ...{ name, parts, settings, readyPath: HANDSHAKE },
    script: new URL("../servers/boardgame.js", import.meta.url),
    async enter(url, room, seat) {
      const socket = answering(await openWebSocket(`${url}/socket.io/?EIO=4&transport=websocket`));
      const next = (text: string) => nextMessage(socket, (message) => message.includes(text));
      await next(`"sid"`);
      const entered = next(CONNECT);
      socket.send(CONNECT);
      await entered;
      const synced = next("#");
      const playerId = seat < PLAYERS ? String(seat) : null;
      socket.send(EVENT + JSON.stringify(["sync", `room-${room}`, playerId, undefined, PLAYERS]));
      return { socket, first: await synced };
    },
    action(mark, room, seat) {
      const playerId = String(seat % PLAYERS);
      const action = { type: "MAKE_MOVE", payload: { type: "act", args: [mark], playerID: playerId } };
      return EVENT + JSON.stringify(["update", action, 0, `room-${room}`, playerId]);
    },
  });

export const boardgame = peer("boardgame.io, memory", ["one-room", "rooms", "fan-out", "kill"], () => ({}));
export const boardgameFiles = peer("boardgame.io, FlatFile", ["one-room", "rooms", "kill"], (FOLDER) => ({ FOLDER }));

/** Returns the same socket, which answers the server's pings. */
function answering(socket: Socket): Socket {
  const own: Socket = { onMessage: () => {}, send: socket.send, close: socket.close };
  socket.onMessage = (message, bytes) => {
    if (message.length === 1 && message.toString() === PING) socket.send(PONG);
    else own.onMessage(message, bytes);
  };
  return own;
}
