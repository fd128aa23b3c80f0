/** A client that opens an event stream and then takes nothing more, until it is told to go on. */
import { get, type IncomingMessage } from "node:http";
import { type Message, MessageParser } from "../harness/message-parser.ts";

export class StoppedReader {
  /** Of the last message; and how many there were, and how many of them were not later than the one before. */
  lastId = 0;
  count = 0;
  outOfOrder = 0;
  hasEnded = false;
  /** Resolves when the service has ended the stream, or cut the connection. */
  readonly ended: Promise<void>;
  readonly #response: IncomingMessage;
  #onMessage = () => {};

  private constructor(response: IncomingMessage) {
    this.#response = response;
    const parser = new MessageParser((message) => this.#take(message));
    const ended = Promise.withResolvers<void>();
    this.ended = ended.promise;
    response.setEncoding("utf8").on("data", (text: string) => parser.take(text));
    response.on("error", () => {});
    response.on("close", () => {
      this.hasEnded = true;
      ended.resolve();
      this.#onMessage();
    });
    response.pause();
  }

  static open(url: string, path: string, headers: Readonly<Record<string, string>>): Promise<StoppedReader> {
    return new Promise((resolve, reject) => {
      const request = get(url + path, { headers, agent: false }, (response) => {
        if (response.statusCode === 200) resolve(new StoppedReader(response));
        else reject(new Error(`GET ${path}: ${response.statusCode}`));
      });
      request.on("error", reject);
    });
  }

  goOn(): void {
    this.#response.resume();
  }

  /** Resolves when it has a message with this id or a later one, or the stream ended. */
  reached(id: number): Promise<void> {
    return new Promise((resolve) => {
      this.#onMessage = () => {
        if (this.lastId >= id || this.hasEnded) resolve();
      };
      this.#onMessage();
    });
  }

  close(): void {
    this.#response.destroy();
  }

  #take({ id }: Message): void {
    const number = Number(id);
    this.count += 1;
    if (number <= this.lastId) this.outOfOrder += 1;
    this.lastId = number;
    this.#onMessage();
  }
}
