/**
 * The least of Outbound's kind: node:http; an action is a POST that is answered with the room's whole state, and each change is sent
 * to the room's event streams. With a FILE every action is committed there by node:sqlite before its answer.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { json } from "node:stream/consumers";
import { type Board, isMark, newBoard, tookAction } from "./board.ts";

interface Room {
  readonly board: Board;
  readonly streams: Set<ServerResponse>;
}

const rooms = new Map<string, Room>();
const { PORT, FILE } = process.env;
const store = FILE === undefined ? undefined : openStore(FILE);

createServer((request, response) => {
  const [, what = "", name = ""] = (request.url ?? "").split("/");
  if (what === "readyz") response.end("ready");
  else if (what === "stream") listen(roomOf(name), response);
  else if (what === "act") void act(name, request, response);
  else if (what === "state") send(response, JSON.stringify(roomOf(name).board));
  else response.writeHead(404).end();
}).listen(Number(PORT), "127.0.0.1");

function roomOf(name: string): Room {
  let room = rooms.get(name);
  if (room === undefined) {
    room = { board: store?.read(name) ?? newBoard(), streams: new Set() };
    rooms.set(name, room);
  }
  return room;
}

function listen(room: Room, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(frameOf(JSON.stringify(room.board)));
  room.streams.add(response);
  response.on("close", () => room.streams.delete(response));
}

async function act(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { mark } = (await json(request)) as { mark: unknown };
  if (!isMark(mark)) return void response.writeHead(400).end();
  const { board, streams } = roomOf(name);
  board.last = tookAction(board.last, mark);
  const state = JSON.stringify(board);
  store?.write(name, state);
  send(response, state);
  const frame = frameOf(state);
  for (const stream of streams) stream.write(frame);
}

const frameOf = (state: string): string => `data: ${state}\n\n`;

function send(response: ServerResponse, state: string): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(state) });
  response.end(state);
}

function openStore(file: string) {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec("create table if not exists rooms (name text primary key, board text not null)");
  const read = database.prepare("select board from rooms where name = ?");
  const write = database.prepare("insert into rooms values (?, ?) on conflict do update set board = excluded.board");
  return {
    read: (name: string) => {
      const row = read.get(name) as { board: string } | undefined;
      return row === undefined ? undefined : (JSON.parse(row.board) as Board);
    },
    write: (name: string, state: string) => void write.run(name, state),
  };
}
