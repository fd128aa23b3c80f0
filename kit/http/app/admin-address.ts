/**
 * Opens a second address for the admin panel and the metrics; the main address then answers 404 for them. Its connections are
 * handed to the app's own server, so that timeouts and shutdown are the same.
 */
import type { Server as HttpServer } from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import type { FastifyRequest } from "fastify";

/** An address to listen on. */
export interface Address {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

const ADMIN_SOCKETS = new WeakSet<Socket>();

/** True for a connection to the admin address. */
export const isToAdmin = (socket: Socket): boolean => ADMIN_SOCKETS.has(socket);

/** True if the request came to the admin address. */
export const cameToAdmin = (request: FastifyRequest): boolean => ADMIN_SOCKETS.has(request.raw.socket);

/** True for the panel, its API and the metrics. `route` is a route's URL or a path. */
export const isAdminRoute = (route: string): boolean => /^\/(?:metrics$|(?:api\/)?admin(?:\/|$))/.test(route);

/** Rejects with the error of `listen`. */
export const listenForAdmin = (main: HttpServer, address: Address): Promise<Server> =>
  passConnections(main, address, (socket) => ADMIN_SOCKETS.add(socket));

/** Listens at another address, and hands its connections to the app's own server. Rejects with the error of `listen`. */
export function passConnections(
  main: HttpServer,
  { host, port }: Address,
  mark: (socket: Socket) => void = () => {},
): Promise<Server> {
  // The options that an HTTP server sets for its sockets.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    mark(socket);
    main.emit("connection", socket);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}
