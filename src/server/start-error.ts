/** Ends the start with one sentence for the person at the terminal: what is wrong and what to do. No stack is shown. */
export class StartError extends Error {
  override readonly name = "StartError";
}
