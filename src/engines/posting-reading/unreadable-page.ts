/** Why no posting could be read from a page, as a sentence for the person who asked for it. */
export class UnreadablePage extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnreadablePage";
  }
}
