/** A thread that starts with the first request and ends when it was idle for a while. It does not keep the process alive. */
import { Worker, type WorkerOptions } from "node:worker_threads";

/** With Node's compile cache a thread starts in half the time and needs 26 MB less, because it strips no types. */
const { NODE_COMPILE_CACHE } = process.env;
const COMPILED = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

export interface IdleThreadOptions extends WorkerOptions {
  /** URL of the thread's script. */
  readonly url: URL;
  /** Name in the error of a request that got no answer because the thread ended. */
  readonly name: string;
  readonly idleMs: number;
}

/** Takes one request at a time. */
export class IdleThread<Question, Answer> {
  readonly #options: IdleThreadOptions;
  #worker: Worker | undefined;
  #asked: PromiseWithResolvers<Answer> | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: IdleThreadOptions) {
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** Resolves with the thread's answer. Rejects if the thread throws or ends; the next request starts another. */
  ask(question: Question): Promise<Answer> {
    clearTimeout(this.#idle);
    this.#asked = Promise.withResolvers();
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(question);
    return this.#asked.promise;
  }

  /** Ends the thread. The next request starts another. */
  retire(): void {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }

  #start(): Worker {
    const { url, name, idleMs: _idleMs, ...options } = this.#options;
    const worker = new Worker(url, { env: COMPILED, execArgv: [], ...options });
    worker.on("message", (answer: Answer) => this.#settle(worker, (asked) => asked.resolve(answer)));
    worker.on("error", (error: Error) => this.#end(worker, error));
    worker.on("exit", () => this.#end(worker, new Error(`the thread that ${name} ended`)));
    return worker;
  }

  #settle(worker: Worker, how: (asked: PromiseWithResolvers<Answer>) => void): void {
    const asked = this.#asked;
    this.#asked = undefined;
    worker.unref();
    this.#idle = setTimeout(() => this.retire(), this.#options.idleMs).unref();
    if (asked !== undefined) how(asked);
  }

  #end(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#settle(worker, (asked) => asked.reject(error));
    clearTimeout(this.#idle);
  }
}
