/** Bounds a server's connections: their number in all and by TCP peer, and the time until the first byte arrives. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import { addressBlock } from "./address-block.ts";
import { destroyAfter } from "./destroy-after.ts";

export interface ConnectionLimits {
  readonly inAll: number;
  readonly ofPeer: number;
  /** True for peers that have no limit of their own: proxies, which bring the connections of many clients. */
  readonly isExempt: (address: string) => boolean;
  /** True for connections to the admin address. They have their own limit, so that public ones cannot use it up. */
  readonly isAdmin?: (socket: Socket) => boolean;
  /** Time for the first byte. */
  readonly firstByteMs: number;
  /** Returns the whole answer to send on a refused connection. */
  readonly refusal: (socket: Socket, limit: ReachedLimit) => string;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

export interface ReachedLimit {
  readonly of: "service" | "peer" | "admin address";
  readonly most: number;
}

/** Interval in milliseconds at which silent connections are looked for. */
const LOOK_EVERY_MS = 1_000;
const LOOKED_AT_A_TURN = 100;
/**
 * Milliseconds that a refused client has to take the answer, and the greatest number of such clients; beyond it, connections are
 * closed at once.
 */
const LINGER_MS = 1_000;
const MOST_LINGERING = 32;
const LOG_EVERY_MS = 60_000;
/** Greatest number at the admin address. They use file descriptors from the reserve of the service. */
const ADMIN_CONNECTIONS = 50;

const peerOf = ({ remoteAddress = "" }: Socket): string => addressBlock(remoteAddress).customer;

export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #open = new Set<Socket>();
  readonly #ofPeer = new Map<string, number>();
  /** Connections that have perhaps sent nothing yet, the oldest first, with the time at which they are closed. */
  readonly #silent = new Map<Socket, number>();
  #timer: NodeJS.Timeout | undefined;
  #lingering = 0;
  #size = 0;
  #ofAdmins = 0;
  #logAfter = 0;
  /** Number of connections refused since the start. */
  refused = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size + this.#ofAdmins;
  }

  /** True if a client has not taken all of an answer yet. */
  get isSending(): boolean {
    return this.#open.values().some(({ writableLength }) => writableLength > 0);
  }

  /** Hands over to the server only connections within the limits. */
  guard(server: Server): void {
    const handlers = server.listeners("connection");
    server.removeAllListeners("connection");
    server.on("connection", (socket: Socket) => {
      const reached = this.#reached(socket);
      if (reached !== undefined) return this.#refuse(socket, reached);
      this.#add(socket);
      for (const handle of handlers) handle.call(server, socket);
    });
  }

  #reached(socket: Socket): ReachedLimit | undefined {
    const { inAll, ofPeer, isExempt } = this.#limits;
    if (this.#isAdmin(socket)) {
      return this.#ofAdmins < ADMIN_CONNECTIONS ? undefined : { of: "admin address", most: ADMIN_CONNECTIONS };
    }
    if (this.#size >= inAll) return { of: "service", most: inAll };
    const { remoteAddress = "" } = socket;
    if ((this.#ofPeer.get(peerOf(socket)) ?? 0) < ofPeer || isExempt(remoteAddress)) return undefined;
    return { of: "peer", most: ofPeer };
  }

  #isAdmin(socket: Socket): boolean {
    return this.#limits.isAdmin?.(socket) ?? false;
  }

  #add(socket: Socket): void {
    this.#open.add(socket);
    this.#silent.set(socket, performance.now() + this.#limits.firstByteMs);
    this.#timer ??= setInterval(() => this.#cutSilent(), LOOK_EVERY_MS).unref();
    socket.once("close", () => {
      this.#open.delete(socket);
      this.#silent.delete(socket);
    });
    if (this.#isAdmin(socket)) {
      this.#ofAdmins += 1;
      socket.once("close", () => {
        this.#ofAdmins -= 1;
      });
      return;
    }
    const peer = peerOf(socket);
    this.#size += 1;
    this.#ofPeer.set(peer, (this.#ofPeer.get(peer) ?? 0) + 1);
    socket.once("close", () => {
      this.#size -= 1;
      const left = (this.#ofPeer.get(peer) ?? 1) - 1;
      if (left > 0) this.#ofPeer.set(peer, left);
      else this.#ofPeer.delete(peer);
    });
  }

  #cutSilent(): void {
    const now = performance.now();
    let looked = 0;
    for (const [socket, until] of this.#silent) {
      if (until > now) return;
      // Checking thousands at once would block the event loop.
      if (++looked > LOOKED_AT_A_TURN) return void setImmediate(() => this.#cutSilent());
      this.#silent.delete(socket);
      if (socket.bytesRead === 0) socket.destroy();
    }
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Logs at most once a minute, with the number of refusals since. */
  #log({ remoteAddress }: Socket, { of, most }: ReachedLimit): void {
    this.refused += 1;
    const now = performance.now();
    if (now < this.#logAfter) return;
    this.#logAfter = now + LOG_EVERY_MS;
    const figures = { limit: of, most, open: this.size, refused: this.refused };
    this.#limits.log.warn(
      { event: "too-many-connections", address: remoteAddress, ...figures },
      "a connection was refused",
    );
  }

  #refuse(socket: Socket, reached: ReachedLimit): void {
    this.#log(socket, reached);
    socket.on("error", () => socket.destroy());
    const answer = this.#limits.refusal(socket, reached);
    if (this.#lingering >= MOST_LINGERING) {
      socket.write(answer);
      socket.destroy();
      return;
    }
    this.#lingering += 1;
    destroyAfter(socket, LINGER_MS);
    socket.once("close", () => {
      this.#lingering -= 1;
    });
    // Closing with unread bytes would reset the connection before the client has read the answer.
    socket.resume();
    socket.end(answer);
  }
}
