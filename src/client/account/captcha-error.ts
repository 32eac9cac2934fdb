export class CaptchaError extends Error {
  constructor() {
    super("Please complete the CAPTCHA verification");
    this.name = "CaptchaError";
  }
}
