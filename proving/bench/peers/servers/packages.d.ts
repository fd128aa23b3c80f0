/** The parts of the peers' packages in use: the packages are installed separately, so types are checked without them. */
declare module "ws" {
  import type { IncomingMessage, Server } from "node:http";

  export interface Socket {
    send(text: string): void;
    on(event: "message", listener: (data: Buffer) => void): void;
    on(event: "close", listener: () => void): void;
  }
  export class WebSocket {
    constructor(url: string, options: { readonly perMessageDeflate: boolean });
    send(message: string | Buffer): void;
    pause(): void;
    resume(): void;
    terminate(): void;
    on(event: "message", listener: (data: Buffer) => void): void;
    on(event: "error", listener: (error: Error) => void): void;
    on(event: "open", listener: () => void): void;
  }
  export class WebSocketServer {
    constructor(options: { readonly server: Server });
    on(event: "connection", listener: (socket: Socket, request: IncomingMessage) => void): void;
  }
}

declare module "boardgame.io/dist/cjs/server.js" {
  interface Move<G> {
    readonly move: (context: { G: G }, ...given: unknown[]) => "INVALID_MOVE" | undefined;
    readonly ignoreStaleStateID: boolean;
  }
  interface Game<G> {
    readonly name: string;
    readonly setup: () => G;
    readonly turn: { readonly activePlayers: { readonly all: string } };
    readonly moves: Readonly<Record<string, Move<G>>>;
  }
  export class FlatFile {
    constructor(options: { readonly dir: string });
  }
  export const Origins: { readonly LOCALHOST: RegExp };
  export function Server<G>(options: {
    readonly games: readonly Game<G>[];
    readonly origins: readonly RegExp[];
    readonly db?: FlatFile;
  }): {
    run(port: number): Promise<unknown>;
  };
}

declare module "@colyseus/schema" {
  interface Field<Value> {
    default(value: Value): Field<Value>;
  }
  type Values<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never };
  export const t: {
    string(): Field<string>;
    number(): Field<number>;
    array<Item>(item: new () => Item): Field<Item[]>;
  };
  export function schema<Fields extends Readonly<Record<string, Field<never>>>>(
    fields: Fields,
  ): new () => Values<Fields> & { assign(values: Partial<Values<Fields>>): unknown };
}

declare module "@colyseus/ws-transport" {
  import type { Server } from "node:http";

  export class WebSocketTransport {
    constructor(options: { readonly server: Server });
  }
}

declare module "@colyseus/core" {
  import type { WebSocketTransport } from "@colyseus/ws-transport";

  export interface Client {
    readonly sessionId: string;
  }
  export class Room {
    state: object;
    patchRate: number | null;
    onCreate(): void;
    onMessage(type: string, listener: (client: Client, message: unknown) => void): void;
    broadcastPatch(): boolean;
  }
  export class Server {
    constructor(options: { readonly greet: boolean; readonly transport: WebSocketTransport });
    define(name: string, room: new () => Room): { filterBy(options: readonly string[]): void };
    listen(port: number, host: string): Promise<void>;
  }
}
