/** A client that opens an event stream and reads nothing until `resume`. */
import { EventStream, type StreamOptions } from "../../harness/event-stream.ts";

export class StoppedReader {
  /** Of the last message. */
  lastId = 0;
  /** Messages that were not later than the one before. */
  outOfOrder = 0;
  #stream: EventStream | undefined;
  #onMessage = () => {};

  static async open(url: string, options: StreamOptions): Promise<StoppedReader> {
    const reader = new StoppedReader();
    const onMessage = ({ id }: { readonly id: string | undefined }) => reader.#take(Number(id));
    reader.#stream = await EventStream.open(url, { ...options, paused: true, onMessage });
    void reader.ended.then(() => reader.#onMessage());
    return reader;
  }

  get #open(): EventStream {
    return this.#stream as EventStream;
  }

  get hasEnded(): boolean {
    return !this.#open.isOpen;
  }

  /** Resolves when the service has ended the stream, or cut the connection. */
  get ended(): Promise<void> {
    return this.#open.ended;
  }

  resume(): void {
    this.#open.resume();
  }

  close(): void {
    this.#open.close();
  }

  /** Resolves with a message of this id or a later one, or the end of the stream. */
  reached(id: number): Promise<void> {
    return new Promise((resolve) => {
      this.#onMessage = () => {
        if (this.lastId >= id || this.hasEnded) resolve();
      };
      this.#onMessage();
    });
  }

  #take(id: number): void {
    if (id <= this.lastId) this.outOfOrder += 1;
    this.lastId = id;
    this.#onMessage();
  }
}
