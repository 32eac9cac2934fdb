import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import {
  type CvFileReading,
  cvFileKindOf,
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
const timeLimit = 8000;
/** For the words of one picture of a page. */
const pageLimit = 30_000;
/** For the pictures of its pages: without them, what was read is there all the same. */
const drawingLimit = 5000;
const watchInterval = 200;
const atOnce = 2;

let running = 0;
const waiting = new FairQueue<() => void>();

/**
 * Reads a PDF, DOC or DOCX in a process of its own, which is killed after 8 s with the file or past 600 MB.
 * A file that gives no text is a result, not an error: its `message` is a sentence for the person.
 *
 * @param owner whose turn it takes: one person's many files wait behind another's first
 */
export async function readDocumentText(bytes: Uint8Array, name = "", owner = ""): Promise<FileReading> {
  const kind = fileKindOf(bytes, name);
  if (kind === "rtf") return unreadable("rtf");
  const reading = await readKind({ kind, bytes, isCv: false }, owner);
  return "record" in reading ? unreadable("unsupported") : reading;
}

/** The same of a CV, which may come in any of `cvExtensions`, pictures too: those take up to 30 s a page. */
export async function readCvFile(bytes: Uint8Array, name: string, owner = ""): Promise<CvFileReading> {
  return readKind({ kind: cvFileKindOf(bytes, name), bytes, isCv: true }, owner);
}

async function readKind(file: FileToRead, owner: string): Promise<CvFileReading> {
  if (file.kind === "unknown") return unreadable("unsupported");
  if (file.kind === "damaged") return unreadable("broken");
  if (file.kind === "encrypted-office") return unreadable("encrypted");
  await turn(owner);
  try {
    return await readInChild(file);
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

function readInChild(file: FileToRead): Promise<CvFileReading> {
  const child = fork(runnableModule(import.meta.url, "./file-reading.worker"), {
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // The file is hostile data: its reader gets none of the server's settings.
    env: {},
  });
  return new Promise((resolve) => {
    let read: CvFileReading | undefined;
    const end = (reading: CvFileReading) => {
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
      if (message === "page") timer = setTimeout(() => end(unreadable("too-slow")), pageLimit);
      else if (message !== "ready") {
        if ("pictures" in message) return end(read?.readable ? { ...read, ...message } : unreadable("broken"));
        if (message.isLast) return end(message.reading);
        read = message.reading;
        timer = setTimeout(() => end(message.reading), drawingLimit);
      } else {
        timer = setTimeout(() => end(unreadable("too-slow")), timeLimit);
        child.send(file, () => undefined);
      }
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
