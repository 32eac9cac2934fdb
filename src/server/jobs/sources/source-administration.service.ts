import {
  administeredSource,
  type BoardKeys,
  createBoardDiscovery,
  type DiscoveryAnswer,
  type DiscoveryRequest,
  jobSourceOf,
  readCuratedBoards,
  sourceRefusal,
} from "../../../engines/posting-reading/posting-reading.ts";
import type {
  Discovery,
  SourceAdministrationReply,
  SourceCommand,
} from "../../../shared/jobs/source-administration.contract.ts";
import { switchedMessage } from "../../../shared/jobs/source-words.rules.ts";
import { FetchRefusal } from "../../guarded-fetch/fetch-refusal.ts";
import type { GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";
import { invalidInput } from "../../http/app-error.ts";
import type { PostingIngestStore } from "../postings/posting-ingest.store.ts";
import type { SourceRunStore } from "./source-run.store.ts";

interface Parts {
  sourceRunStore: SourceRunStore;
  ingestStore: PostingIngestStore;
  boardKeys: BoardKeys;
  fetchReply: GuardedFetch["reply"];
  /** Resolves after so many seconds. */
  wait: (seconds: number) => Promise<unknown>;
  curatedList: () => Promise<string>;
}

type Answer = Omit<SourceAdministrationReply, "success">;

/** Longer no discovery goes on, and no request of it waits for its host. */
const discoveryMs = 40_000;
const maxTurnSeconds = 15;

/** What an administrator does with the sources, by the page or by the operator's command. */
export function createSourceAdministrationService(parts: Parts) {
  const { sourceRunStore, ingestStore } = parts;

  async function closeAll(keys: string[]): Promise<void> {
    for (const key of keys) await ingestStore.closePostings(key, await ingestStore.openIds(key));
  }

  async function change(command: Extract<SourceCommand, { sources: unknown }>): Promise<string> {
    const { command: what } = command;
    const keys = command.sources.map((key) => jobSourceOf(key)?.key ?? key);
    const [refusal] = what === "on" ? keys.flatMap((key) => sourceRefusal(key, parts.boardKeys) ?? []) : [];
    if (refusal) throw invalidInput(refusal, { sources: refusal });
    if (what === "run") await sourceRunStore.runNow(keys);
    else if (what === "remove") await closeAll(await sourceRunStore.remove(keys));
    else await sourceRunStore.switchTo(keys, what === "on");
    if (what === "off") await closeAll(keys);
    return switchedMessage(what, keys.length);
  }

  async function listed(): Promise<Pick<Answer, "sources" | "is_demonstration">> {
    const openings = new Map((await sourceRunStore.openings()).map((one) => [one.source, one]));
    const states = await sourceRunStore.states();
    return {
      sources: states.map((state) => administeredSource(state, openings.get(state.key))),
      is_demonstration: !states.some(({ isOn }) => isOn),
    };
  }

  return {
    async carryOut(command: SourceCommand): Promise<Answer> {
      if ("sources" in command) return { message: await change(command), ...(await listed()) };
      if (command.command === "find")
        return { message: "", discovery: await discover(parts, command.text), ...(await listed()) };
      if (command.command === "boards")
        return { message: "", curated: readCuratedBoards(await parts.curatedList()), ...(await listed()) };
      return { message: "", ...(await listed()) };
    },
  };
}

export type SourceAdministrationService = ReturnType<typeof createSourceAdministrationService>;

async function discover(parts: Parts, text: string): Promise<Discovery> {
  const discovery = createBoardDiscovery(text, parts.boardKeys);
  const end = Date.now() + discoveryMs;
  for (let round = discovery.next(); round.length > 0 && Date.now() < end; round = discovery.next())
    await Promise.all(round.map(async (one) => discovery.take(one, await answerTo(parts, one))));
  return discovery.result();
}

/** Each host is asked once a second, by discovery and runs together. */
async function answerTo(
  { sourceRunStore, wait, fetchReply }: Parts,
  { address, host, headers }: DiscoveryRequest,
): Promise<DiscoveryAnswer> {
  const seconds = await sourceRunStore.reserveHost(host);
  if (seconds > maxTurnSeconds) return { fault: `${host} asked to be left alone for a while.` };
  if (seconds > 0) await wait(seconds);
  try {
    return { reply: await fetchReply(address, headers) };
  } catch (error) {
    if (error instanceof FetchRefusal) return { fault: error.message };
    throw error;
  }
}
