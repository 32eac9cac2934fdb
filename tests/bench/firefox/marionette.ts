import { once } from "node:events";
import { connect } from "node:net";

export interface Marionette {
  /** Sends a command and answers its result; a failure throws what Firefox says of it. */
  send<Result>(command: string, parameters?: Record<string, unknown>): Promise<Result>;
  close(): void;
}

/** Two kinds of message: an answer, or, first of all, what speaks there. */
type Message = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown] | object;

/** Firefox's own protocol for its remote control: JSON with its length in bytes before it, over TCP. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const waiting = new Map<number, { resolve(result: unknown): void; reject(failure: Error): void }>();
  let read = Buffer.alloc(0);
  let last = 0;

  socket.on("data", (chunk: Buffer) => {
    read = Buffer.concat([read, chunk]);
    for (let message = next(); message; message = next()) take(message);
  });
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has ended"));
  });

  function next(): Message | undefined {
    const colon = read.indexOf(":");
    const end = colon + 1 + Number(read.subarray(0, Math.max(0, colon)).toString());
    if (colon < 0 || read.length < end) return undefined;
    const message: Message = JSON.parse(read.subarray(colon + 1, end).toString());
    read = read.subarray(end);
    return message;
  }

  function take(message: Message): void {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(`${error.error}: ${error.message}`));
    else call?.resolve(result);
  }

  return {
    send<Result>(command: string, parameters: Record<string, unknown> = {}) {
      last += 1;
      const text = JSON.stringify([0, last, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const id = last;
      return new Promise<Result>((resolve, reject) => {
        waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
      });
    },
    close: () => socket.destroy(),
  };
}
