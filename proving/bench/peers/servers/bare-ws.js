/** The package `ws` alone: an action is a message, and each change sends the whole state to the whole room. */
import { createServer } from "node:http";
import { WebSocketServer } from "ws";
import { isMark, newBoard, tookAction } from "./board.ts";

/** Board and sockets by the path of the room. */
const rooms = new Map();
const server = createServer((_request, response) => response.end("ready"));

new WebSocketServer({ server }).on("connection", (socket, { url }) => {
  const { board, sockets } = rooms.getOrInsertComputed(url, () => ({ board: newBoard(), sockets: new Set() }));
  sockets.add(socket);
  socket.send(JSON.stringify(board));
  socket.on("message", (data) => {
    const mark = data.toString();
    if (!isMark(mark)) return;
    board.last = tookAction(board.last, mark);
    const state = JSON.stringify(board);
    for (const each of sockets) each.send(state);
  });
  socket.on("close", () => sockets.delete(socket));
});
server.listen(Number(process.env.PORT), "127.0.0.1");
