import { NetworkError } from "./call-error.ts";

const repeats = 2;
const pauseMs = 400;

/**
 * Sends a call again whose reply was lost. Without a reply it is open whether the server has made the change: `call` must
 * carry a `request_id`, the same one each time, which makes the repeat harmless.
 */
export async function untilAnswered<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof NetworkError) || failures === repeats) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
