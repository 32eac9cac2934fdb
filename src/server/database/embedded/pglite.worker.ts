import { constants, cpSync, fsyncSync } from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

export interface PgliteWorkerData {
  dataDir: string;
}

/** PGlite answers from this worker thread, since a query blocks the thread that it runs in. */
const { dataDir } = workerData as PgliteWorkerData;

/** PGlite's node file system ignores fsync: an acknowledged commit would be lost with the power. */
class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: object) => {
      (module as { NODEFS: { stream_ops: StreamOperations } }).NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

interface StreamOperations {
  fsync?: (stream: { nfd?: number }) => number;
}

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on", "-c", "wal_sync_method=fsync", "-c", "synchronous_commit=on"],
  // A log file that is used again keeps what people have deleted until it is full.
  ...["-c", "wal_recycle=off"],
  // PGlite's own 128 MB stay in memory for good, beside the operating system's cache of the same files.
  ...["-c", "shared_buffers=16MB"],
];

const pglite = await PGlite.create({ fs: new SyncedNodeFS(dataDir), startParams });
const startupPacket = 0;
let chain = Promise.resolve();

/** One port is one connection; the wire protocol travels in both directions as byte arrays. */
function serveConnection(port: MessagePort): void {
  port.on("message", (message: Uint8Array) => {
    chain = chain
      .then(() => answer(port, message))
      // An error of a statement is an answer; what is thrown comes of a program that has broken off in the midst.
      .catch((error: unknown) => end(String(error)));
  });
}

async function answer(port: MessagePort, message: Uint8Array): Promise<void> {
  // This is the only backend: what an earlier connection left of a transaction and of prepared statements is still there.
  if (message[0] === startupPacket) await pglite.exec("ROLLBACK; DEALLOCATE ALL");
  let isLost = false;
  await pglite.execProtocolRawStream(message, {
    onRawData: (data) => {
      isLost ||= isLastWord(data);
      handOver(port, data.slice());
    },
  });
  if (isLost) end("its log cannot be written");
}

const errorResponse = "E".charCodeAt(0);

/** PostgreSQL ends itself where the log cannot be written; PGlite goes on with a backend that refuses everything. */
function isLastWord(data: Uint8Array): boolean {
  if (data[0] !== errorResponse) return false;
  return /could not (write|fsync|extend|create) [^\0]*pg_wal\/|XLogBeginInsert was already called/.test(
    Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString("latin1"),
  );
}

/** As the thread's own error, which the process hears. */
function end(reason: string): void {
  setImmediate(() => {
    throw new Error(reason);
  });
}

/** Without another copy: the bytes are the receiver's from now on. */
function handOver(port: MessagePort, bytes: Uint8Array<ArrayBuffer>): void {
  port.postMessage(bytes, [bytes.buffer]);
}

/** Between two statements, so that nothing is written meanwhile; a transaction that is open is not in the copy. */
function copyFiles(folder: string, whenDone: MessagePort): void {
  chain = chain
    .then(() => cpSync(dataDir, folder, { recursive: true, mode: constants.COPYFILE_FICLONE }))
    .then(
      () => whenDone.postMessage(null),
      (error: unknown) => whenDone.postMessage(String(error)),
    )
    .finally(() => whenDone.close());
}

type WorkerMessage = { connect?: MessagePort; close?: true; copyTo?: string; whenDone?: MessagePort };

parentPort?.on("message", (message: WorkerMessage) => {
  if (message.connect) serveConnection(message.connect);
  if (message.copyTo && message.whenDone) copyFiles(message.copyTo, message.whenDone);
  if (message.close) {
    chain = chain.then(() => pglite.close()).then(() => parentPort?.close());
  }
});
parentPort?.postMessage("ready");
