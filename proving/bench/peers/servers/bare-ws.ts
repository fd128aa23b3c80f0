/** The package `ws` alone: an action is a message, and each change sends the whole state to the whole room. */
import { createServer } from "node:http";
import { type Socket, WebSocketServer } from "ws";
import { type Board, isMark, newBoard, tookAction } from "./board.ts";

interface Room {
  readonly board: Board;
  readonly sockets: Set<Socket>;
}

const rooms = new Map<string, Room>();
const server = createServer((_request, response) => response.end("ready"));

new WebSocketServer({ server }).on("connection", (socket, request) => {
  const room = roomOf(request.url ?? "");
  room.sockets.add(socket);
  socket.send(JSON.stringify(room.board));
  socket.on("message", (data) => {
    const mark = data.toString();
    if (isMark(mark)) take(room, mark);
  });
  socket.on("close", () => room.sockets.delete(socket));
});
server.listen(Number(process.env.PORT), "127.0.0.1");

function roomOf(name: string): Room {
  let room = rooms.get(name);
  if (room === undefined) {
    room = { board: newBoard(), sockets: new Set() };
    rooms.set(name, room);
  }
  return room;
}

function take({ board, sockets }: Room, mark: string): void {
  board.last = tookAction(board.last, mark);
  const state = JSON.stringify(board);
  for (const socket of sockets) socket.send(state);
}
