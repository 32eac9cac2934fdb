import {
  allBoards,
  type BoardPage,
  type JobBoard,
  type PostingDraft,
  SourceFault,
} from "../../../engines/posting-reading/posting-reading.ts";
import { FetchRefusal } from "../../guarded-fetch/fetch-refusal.ts";
import type { FetchedReply, GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";
import type { BoardLink } from "./board-link.ts";

const maxPages = 5;
const userAgent = "Forthright/0.1 (reads a posting for the person who applies)";

interface OneOpening {
  address: string;
  /** A reply with one opening in the form of the board's whole listing, which is what its reader knows. */
  asListing: (reply: string) => string;
}

const isOnlyJson = (reply: string) => {
  try {
    return typeof JSON.parse(reply) === "object";
  } catch {
    return false;
  }
};

/** Boards that answer for a single opening. */
function singleOpening({ kind, name, id }: BoardLink): OneOpening | undefined {
  if (kind === "greenhouse") {
    return {
      address: `https://boards-api.greenhouse.io/v1/boards/${name}/jobs/${id}?pay_transparency=true`,
      asListing: (reply) => (isOnlyJson(reply) ? `{"jobs":[${reply}]}` : reply),
    };
  }
  if (kind !== "lever" && kind !== "lever-eu") return undefined;
  const host = kind === "lever" ? "api.lever.co" : "api.eu.lever.co";
  return {
    address: `https://${host}/v0/postings/${name}/${id}?mode=json`,
    asListing: (reply) => (isOnlyJson(reply) ? `[${reply}]` : reply),
  };
}

/**
 * An opening as its board's own interface gives it; undefined where the interface cannot be read.
 *
 * @throws FetchRefusal when the board answers and has no such opening
 */
export async function boardPosting(
  link: BoardLink,
  guardedFetch: Pick<GuardedFetch, "reply">,
): Promise<PostingDraft | undefined> {
  const board = allBoards[link.kind];
  const single = singleOpening(link);
  let address: string | undefined = single?.address ?? board.firstPage(link.name);
  for (let pages = 0; address && pages < maxPages; pages += 1) {
    const reply: FetchedReply | undefined = await guardedFetch
      .reply(address, { accept: board.accept, "user-agent": userAgent })
      .catch(refusedIsNothing);
    if (single && (reply?.status === 404 || reply?.status === 410)) throw closed();
    if (reply?.status !== 200) return undefined;
    const text = single?.asListing(reply.text) ?? reply.text;
    const page = pageOf(board, { text, url: address, name: link.name });
    if (!page) return undefined;
    const found = page.drafts.find((draft) => isOpening(draft, link.id));
    if (found) return found;
    address = single ? undefined : page.next;
  }
  throw closed();
}

const closed = () => new FetchRefusal("The company's board no longer has this opening.");

const isOpening = ({ id, url }: PostingDraft, wanted: string) =>
  id === wanted || new RegExp(`/${wanted}(?![\\da-zA-Z])`).test(new URL(url).pathname);

function refusedIsNothing(error: unknown): undefined {
  if (!(error instanceof FetchRefusal)) throw error;
}

function pageOf(board: JobBoard, reply: Parameters<JobBoard["read"]>[0]): BoardPage | undefined {
  try {
    return board.read(reply);
  } catch (error) {
    if (error instanceof SourceFault) return undefined;
    throw error;
  }
}
