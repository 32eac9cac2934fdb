import { additions } from "../server-additions.ts";
import { randomId } from "../storage/random-id.ts";
import { NetworkError } from "./call-error.ts";

const repeats = 2;
const pauseMs = 400;

/**
 * Sends a call again whose reply was lost. Without a reply it is open whether the server has made the change: the mark, the same
 * one each time, makes the repeat harmless. A server that does not know marks is asked once.
 *
 * @param call puts the mark into its body
 */
export async function untilAnswered<Reply>(
  call: (mark: { request_id?: string }) => Promise<Reply>,
  requestId = randomId(),
): Promise<Reply> {
  const mark = await additions({ request_id: requestId });
  const last = mark.request_id === undefined ? 0 : repeats;
  for (let failures = 0; ; failures += 1) {
    try {
      return await call(mark);
    } catch (error) {
      if (!(error instanceof NetworkError) || failures === last) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
