import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import type { ClientConfig } from "../../../shared/http/client-config.contract.ts";
import { NetworkError } from "../../http/calls/call-error.ts";
import { clientConfigQuery } from "../../http/calls/client-config.queries.ts";
import { CaptchaError } from "./captcha-error.ts";
import { solveAltcha } from "./solve-altcha.ts";
import { solveRecaptcha } from "./solve-recaptcha.ts";

/** A solved challenge is good for half an hour on the server; before that a new one is worked out. */
const freshForMs = 20 * 60_000;

/** For a server that names no captcha: it may do without one, or refuse and say why. */
export const noCaptcha = "none";

const captchaAdvice =
  "The check that you are not a robot could not be loaded. Allow it in your browser's blockers, if you use one, and send the form again.";

interface Work {
  token: Promise<string>;
  startedAt: number;
}

/**
 * The invisible captcha of a form. The built-in one is solved while the person types; reCAPTCHA runs when the form is sent.
 * Each token works once: call `reset` after every answer of the server that leaves the form open.
 */
export function useCaptcha() {
  const queryClient = useQueryClient();
  const work = useRef<Work | undefined>(undefined);
  const isOpen = useRef(false);

  const start = useCallback((): Work => {
    const token = queryClient
      .ensureQueryData(clientConfigQuery)
      .then((config) => (config ? solve(config.captcha) : noCaptcha));
    // Work that failed in the background is done anew when the token is asked for.
    token.catch(() => {
      if (work.current?.token === token) work.current = undefined;
    });
    return { token, startedAt: Date.now() };
  }, [queryClient]);

  const prepare = useCallback(async () => {
    const config = await queryClient.ensureQueryData(clientConfigQuery);
    // Whoever has left the form meanwhile needs no work done.
    if (isOpen.current && config?.captcha.kind === "altcha") work.current ??= start();
  }, [queryClient, start]);

  useEffect(() => {
    isOpen.current = true;
    prepare().catch(() => undefined);
    return () => {
      isOpen.current = false;
    };
  }, [prepare]);

  return {
    /** @throws CaptchaError */
    async token(): Promise<string> {
      const isFresh = work.current && Date.now() - work.current.startedAt < freshForMs;
      const current = isFresh && work.current ? work.current : start();
      work.current = undefined;
      return current.token.catch((error) => {
        if (error instanceof CaptchaError) throw error;
        throw new CaptchaError(error instanceof NetworkError ? error.message : captchaAdvice);
      });
    },

    reset(): void {
      prepare().catch(() => undefined);
    },
  };
}

export function solve(captcha: ClientConfig["captcha"]): Promise<string> {
  return captcha.kind === "altcha" ? solveAltcha(captcha.challenge_url) : solveRecaptcha(captcha.site_key);
}
