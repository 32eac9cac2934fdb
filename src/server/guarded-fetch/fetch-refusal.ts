/** Why a page was not read, as a sentence for the person who asked for it. */
export class FetchRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = "FetchRefusal";
  }
}
