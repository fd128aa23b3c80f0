/** Compresses content that does not change while the process runs, once for each coding, when a client first asks for it. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Coding, codingOf } from "./accepts-coding.ts";
import { staticAnswer } from "./static-answer.ts";
import { varyBy } from "./vary.ts";

type Reply = Pick<FastifyReply, "getHeader" | "header">;

/** Returns a function that returns `make` of the compressed form that the request accepts, and sets the headers of that form. */
export function packed<T>(content: string, make: (form: string | Buffer) => T, pack = SMALLEST) {
  const plain = make(content);
  if (Buffer.byteLength(content) <= PACKED_FROM_BYTES) return async (_request: FastifyRequest, _reply: Reply) => plain;
  const made = new Map<Coding, Promise<T>>();
  const formOf = (coding: Coding): Promise<T> => {
    const known = made.get(coding);
    if (known !== undefined) return known;
    const form = pack[coding](Buffer.from(content)).then(make);
    made.set(coding, form);
    // The next request tries again.
    form.catch(() => made.delete(coding));
    return form;
  };
  return async (request: FastifyRequest, reply: Reply): Promise<T> => {
    varyBy(reply, "accept-encoding");
    const coding = codingOf(request.headers["accept-encoding"]);
    if (coding === undefined) return plain;
    const result = await formOf(coding);
    reply.header("content-encoding", coding);
    return result;
  };
}

/** Like `staticAnswer`, but sends the smallest form that the client accepts. Each form has an ETag of its own. */
export function packedAnswer(content: string, type: string, caching: string, pack = SMALLEST) {
  const answerFor = packed(content, (form) => staticAnswer(form, type, caching), pack);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    (await answerFor(request, reply))(request, reply);
}

/** Shorter content is not compressed. */
export const PACKED_FROM_BYTES = 1024;

/** One level below the best, which takes three times as long to save 2 %. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const gzipped = promisify<Buffer, Buffer>(gzip);
const brotlied = promisify(brotliCompress);

export type Pack = Readonly<Record<Coding, (content: Buffer) => Promise<Buffer>>>;

const SMALLEST: Pack = {
  br: (content) => brotlied(content, BROTLI),
  gzip: gzipped,
};
