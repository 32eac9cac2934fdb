import {
  type BoardLink,
  type BoardPage,
  type PostingDraft,
  SourceFault,
} from "../../../engines/posting-reading/posting-reading.ts";
import { FetchRefusal } from "../../guarded-fetch/fetch-refusal.ts";
import type { FetchedReply, GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";

const maxPages = 5;
/** Boards that want keys are read as sources only. */
const noKeys = {};
const userAgent = "Forthright/0.1 (reads a posting for the person who applies)";

/**
 * An opening as its board's own interface gives it; undefined where the interface cannot be read.
 *
 * @throws FetchRefusal when the board answers and has no such opening
 */
export async function boardPosting(
  { board, name, id, opening }: BoardLink,
  guardedFetch: Pick<GuardedFetch, "reply">,
): Promise<PostingDraft | undefined> {
  const headers = { accept: board.accept, "user-agent": userAgent, ...board.headers?.(noKeys) };
  let address = opening ?? board.firstPage?.(name, noKeys);
  for (let pages = 0; address && pages < maxPages; pages += 1) {
    const url: string = address;
    const reply: FetchedReply | undefined = await guardedFetch.reply(url, headers).catch(refusedIsNothing);
    if (opening && (reply?.status === 404 || reply?.status === 410)) throw closed();
    if (reply?.status !== 200) return undefined;
    const page = orNothing(() => board.read({ text: reply.text, url, name }));
    if (!page || opening) return page?.drafts[0];
    const found = page.drafts.find((draft) => isOpening(draft, id));
    if (found) return found;
    address = page.next;
  }
  throw closed();
}

const closed = () => new FetchRefusal("The company's board no longer has this opening.");

const isOpening = ({ id, url }: PostingDraft, wanted: string) =>
  id === wanted || new RegExp(`/${wanted}(?![\\da-zA-Z])`).test(new URL(url).pathname);

function refusedIsNothing(error: unknown): undefined {
  if (!(error instanceof FetchRefusal)) throw error;
}

function orNothing(read: () => BoardPage): BoardPage | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceFault) return undefined;
    throw error;
  }
}
