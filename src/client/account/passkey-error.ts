/** Why the browser made or used none: the person has stopped it, or it has none for this site. */
export class PasskeyError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = "PasskeyError";
  }
}
