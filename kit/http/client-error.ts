/** Problem documents for what is no HTTP request at all, or one that Node gives up on before Fastify sees it. */
import type { Socket } from "node:net";
import { ProblemError, type ProblemTable } from "./problem.ts";
import { PROBLEM_MEDIA_TYPE, problemDocument } from "./problem-document.ts";

/** Fastify's clientErrorHandler: answers and closes the connection. */
export function clientErrorHandler(problems: ProblemTable, publicUrl: string | undefined) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy(error);
      return;
    }
    const problem = problemOf(error.code);
    const status = problems[problem.code]?.status ?? 400;
    const document = problemDocument(problems, problem, publicUrl ?? ownUrl(socket));
    const body = JSON.stringify(document);
    socket.end(
      `HTTP/1.1 ${status} ${REASONS[status] ?? "Bad Request"}\r\ncontent-type: ${PROBLEM_MEDIA_TYPE}\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  };
}

const REASONS: Readonly<Record<number, string>> = { 408: "Request Timeout", 431: "Request Header Fields Too Large" };

function problemOf(code: string | undefined): ProblemError {
  if (code === "HPE_HEADER_OVERFLOW") {
    return new ProblemError("request-header-too-large", "the address and the headers may have at most 16 KiB together");
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return new ProblemError("request-timeout", "the request did not arrive in time");
  }
  return new ProblemError("malformed-request", "what was sent is not an HTTP request");
}

function ownUrl({ localAddress = "localhost", localPort, localFamily }: Socket): string {
  return `http://${localFamily === "IPv6" ? `[${localAddress}]` : localAddress}:${localPort ?? 80}`;
}
