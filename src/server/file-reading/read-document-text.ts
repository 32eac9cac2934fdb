import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import {
  cvFileKindOf,
  type FileKind,
  type FileReading,
  fileKindOf,
  unreadable,
} from "../../engines/file-reading/file-reading.ts";
import { FairQueue } from "../process/fair-queue.ts";
import { runnableModule } from "../process/runnable-module.ts";
import type { FileToRead, FromReader } from "./file-reading.worker.ts";

const heapMegabytes = 256;
const residentLimit = 600 * 1024 * 1024;
/** For loading the readers, which a busy machine does slowly, whatever the file. */
const startLimit = 60_000;
/** For the file itself. */
const timeLimit = 15_000;
/** For the pictures of its pages: without them, what was read is there all the same. */
const drawingLimit = 5000;
const watchInterval = 200;
const atOnce = 2;

let running = 0;
const waiting = new FairQueue<() => void>();

/**
 * Reads a PDF, DOC or DOCX in a process of its own, which is killed after 15 s with the file or past 600 MB.
 * A file that gives no text is a result, not an error: its `message` is a sentence for the person.
 *
 * @param owner whose turn it takes: one person's many files wait behind another's first
 */
export async function readDocumentText(bytes: Uint8Array, name = "", owner = ""): Promise<FileReading> {
  const kind = fileKindOf(bytes, name);
  return kind === "rtf" ? unreadable("rtf") : readKind(kind, bytes, owner);
}

/** The same of a CV, which may be an ODT, an RTF or plain text too. */
export async function readCvFile(bytes: Uint8Array, name: string, owner = ""): Promise<FileReading> {
  return readKind(cvFileKindOf(bytes, name), bytes, owner);
}

async function readKind(kind: FileKind, bytes: Uint8Array, owner: string): Promise<FileReading> {
  if (kind === "unknown") return unreadable("unsupported");
  if (kind === "damaged") return unreadable("broken");
  if (kind === "encrypted-office") return unreadable("encrypted");
  await turn(owner);
  try {
    return await readInChild({ kind, bytes });
  } finally {
    passOn();
  }
}

async function turn(owner: string): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push(owner, resolve);
    startNext();
  });
}

function passOn(): void {
  running -= 1;
  startNext();
}

function startNext(): void {
  const next = running < atOnce ? waiting.shift() : undefined;
  if (!next) return;
  running += 1;
  next();
}

function readInChild(file: FileToRead): Promise<FileReading> {
  const child = fork(runnableModule(import.meta.url, "./file-reading.worker"), {
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // The file is hostile data: its reader gets none of the server's settings.
    env: {},
  });
  return new Promise((resolve) => {
    let read: FileReading | undefined;
    const end = (reading: FileReading) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.kill("SIGKILL");
      resolve(reading);
    };
    let timer = setTimeout(() => end(unreadable("too-slow")), startLimit);
    const watch = setInterval(() => {
      residentBytes(child.pid)
        .then((bytes) => bytes > residentLimit && end(read ?? unreadable("too-large")))
        .catch(() => end(read ?? unreadable("broken")));
    }, watchInterval);
    child.on("message", (message: "ready" | FromReader) => {
      clearTimeout(timer);
      if (message !== "ready") {
        if ("pictures" in message) return end(read?.readable ? { ...read, ...message } : unreadable("broken"));
        if (message.isLast) return end(message.reading);
        read = message.reading;
        timer = setTimeout(() => end(message.reading), drawingLimit);
        return;
      }
      timer = setTimeout(() => end(unreadable("too-slow")), timeLimit);
      child.send(file, () => undefined);
    });
    child.once("error", () => end(read ?? unreadable("broken")));
    child.once("exit", (code, signal) =>
      end(read ?? unreadable(code === 134 || signal === "SIGABRT" ? "too-large" : "broken")),
    );
  });
}

/** Zero where the system has no /proc: the heap limit and the time limit remain. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
