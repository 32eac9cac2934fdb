import { Duplex } from "node:stream";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { runnableModule } from "../../process/runnable-module.ts";
import type { PgliteWorkerData } from "./pglite.worker.ts";

/** PGlite in its worker thread: `connect` opens a wire-protocol stream for the stock `pg` client. */
export interface PgliteProcess {
  connect(): Duplex;
  /** Copies the database's files as a power cut would leave them, which is a state that it starts from. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Longer than any statement takes: what is silent for so long hangs. */
const answerWithinMs = 10 * 60_000;

/** @param onEnd is told why the database has ended by itself, once it was there */
export async function startPglite(dataDir: string, onEnd: (reason: string) => void): Promise<PgliteProcess> {
  const workerData: PgliteWorkerData = { dataDir };
  const worker = new Worker(runnableModule(import.meta.url, "./pglite.worker"), { workerData, execArgv: [] });
  await new Promise<void>((resolve, reject) => {
    worker.once("message", () => resolve());
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The database's worker ended with code ${code}.`)));
  });
  let isClosing = false;
  const end = (reason: string) => {
    if (!isClosing) onEnd(reason);
  };
  worker.removeAllListeners();
  worker.on("error", (error) => end(error.message));
  worker.on("exit", (code) => end(`its thread ended with code ${code}`));
  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ connect: port2 }, [port2]);
      return new PortStream(port1, () => end("it does not answer"));
    },
    copyTo: (folder) => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ copyTo: folder, whenDone: port2 }, [port2]);
      return new Promise((resolve, reject) => {
        port1.once("message", (fault: string | null) => (fault === null ? resolve() : reject(new Error(fault))));
        port1.once("close", () => reject(new Error("The database ended while it was being copied.")));
      });
    },
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        worker.once("exit", () => resolve());
        worker.postMessage({ close: true });
      }),
  };
}

/** A message port that looks like the TCP socket which `pg` expects. */
class PortStream extends Duplex {
  readonly #port: MessagePort;
  readonly #onSilence: () => void;
  #silence: NodeJS.Timeout | undefined;

  constructor(port: MessagePort, onSilence: () => void) {
    super();
    this.#port = port;
    this.#onSilence = onSilence;
    port.on("message", (message: Uint8Array | { error: string }) => {
      clearTimeout(this.#silence);
      if (message instanceof Uint8Array) this.push(Buffer.from(message.buffer));
      else this.destroy(new Error(message.error));
    });
  }

  connect(): void {
    queueMicrotask(() => this.emit("connect"));
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    // A copy of its own to give away: a chunk may lie in a buffer that others use.
    const bytes = new Uint8Array(chunk);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#onSilence, answerWithinMs).unref();
    this.#port.postMessage(bytes, [bytes.buffer]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), "buffer", done);
  }

  override _final(done: () => void): void {
    clearTimeout(this.#silence);
    this.#port.close();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#silence);
    this.#port.close();
    done(error);
  }
}
