export class CaptchaError extends Error {
  /** What the person can do about it. */
  readonly advice: string;

  constructor(advice = "") {
    super("Please complete the CAPTCHA verification");
    this.name = "CaptchaError";
    this.advice = advice;
  }
}
