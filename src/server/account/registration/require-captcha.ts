import type { Captcha } from "../../captcha/captcha.ts";
import { captchaFailed } from "../account-errors.ts";

/** @throws captchaFailed */
export async function requireCaptcha(captcha: Captcha, token: string): Promise<void> {
  if (!(await captcha.verify(token))) throw captchaFailed();
}
