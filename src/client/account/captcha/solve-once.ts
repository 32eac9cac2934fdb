import { loadClientConfig } from "../../http/server-additions.ts";
import { noCaptcha, solve } from "./use-captcha.ts";

/** For a form that is seldom asked for a captcha: loaded and solved only then. */
export async function solveOnce(): Promise<string> {
  const config = await loadClientConfig();
  return config ? solve(config.captcha) : noCaptcha;
}
