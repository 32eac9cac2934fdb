export class CaptchaError extends Error {
  /** What the person can do about it. */
  readonly wayOn: string;

  constructor(wayOn = "") {
    super("Please complete the CAPTCHA verification");
    this.name = "CaptchaError";
    this.wayOn = wayOn;
  }
}
