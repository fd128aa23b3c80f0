/**
 * The minimal server with Outbound's design: node:http; an action is a POST that is answered with the room's whole state, and
 * each change is sent to the room's event streams. With a FILE every action is committed there by node:sqlite before it is
 * answered.
 */
import { createServer, type ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { json } from "node:stream/consumers";
import { type Board, isMark, newBoard, tookAction } from "./board.ts";

const rooms = new Map<string, ReturnType<typeof openRoom>>();
const { PORT, FILE } = process.env;
const store = FILE === undefined ? undefined : openStore(FILE);

createServer(async (request, response) => {
  const [, what = "", name = ""] = (request.url ?? "").split("/");
  if (what === "readyz") return void response.end("ready");
  const { board, streams } = rooms.getOrInsertComputed(name, openRoom);
  if (what === "stream") {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify(board)}\n\n`);
    streams.add(response);
    return void response.on("close", () => streams.delete(response));
  }
  if (what === "state") return send(response, JSON.stringify(board));
  const { mark } = (await json(request)) as { mark: unknown };
  if (what !== "act" || !isMark(mark)) return void response.writeHead(400).end();
  board.last = tookAction(board.last, mark);
  const state = JSON.stringify(board);
  store?.write(name, state);
  send(response, state);
  const frame = `data: ${state}\n\n`;
  for (const stream of streams) stream.write(frame);
}).listen(Number(PORT), "127.0.0.1");

function openRoom(name: string) {
  return { board: store?.read(name) ?? newBoard(), streams: new Set<ServerResponse>() };
}

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
