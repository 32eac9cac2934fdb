import { CaptchaError } from "./captcha-error.ts";

interface Recaptcha {
  ready(callback: () => void): void;
  render(container: HTMLElement, options: object): number;
  execute(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const scriptUrl = "https://www.google.com/recaptcha/api.js?render=explicit";
const loadTimeoutMs = 15_000;
/** For the riddle, should its closing not be seen: the form must not wait for ever. */
const solveTimeoutMs = 120_000;
/** A riddle that is solved goes away too, just before its token comes. */
const tokenTimeoutMs = 2_000;

let loading: Promise<Recaptcha> | undefined;

/** Runs reCAPTCHA v2 invisible once and answers its token; a person who looks like a robot gets a riddle first. */
export async function solveRecaptcha(siteKey: string): Promise<string> {
  loading ??= loadRecaptcha();
  const recaptcha = await loading;
  const container = document.body.appendChild(document.createElement("div"));
  let stopWatching = () => {};
  try {
    return await new Promise((resolve, reject) => {
      const giveUp = () =>
        reject(new CaptchaError("The check was not finished. Send the form again to get a new one."));
      setTimeout(giveUp, solveTimeoutMs);
      stopWatching = watchRiddleClosing(() => setTimeout(giveUp, tokenTimeoutMs));
      const widget = recaptcha.render(container, {
        sitekey: siteKey,
        size: "invisible",
        callback: resolve,
        "error-callback": () => reject(new Error("reCAPTCHA could not be reached")),
      });
      recaptcha.execute(widget);
    });
  } finally {
    stopWatching();
    container.remove();
  }
}

/** reCAPTCHA does not tell that somebody closed its riddle; the frame of it, somewhere in the page, is hidden then. */
function watchRiddleClosing(onClosed: () => void): () => void {
  let wasShown = false;
  const observer = new MutationObserver(() => {
    const isShown = [...document.querySelectorAll("iframe[src*='/recaptcha/'][src*='/bframe']")].some(isShownByStyle);
    if (wasShown && !isShown) onClosed();
    wasShown = isShown;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["style"] });
  return () => observer.disconnect();
}

/** By what the elements around it say, since the computed value follows a transition and comes late. */
function isShownByStyle(frame: Element): boolean {
  const around = frame.parentElement;
  if (!(around instanceof HTMLElement)) return true;
  return around.style.visibility ? around.style.visibility !== "hidden" : isShownByStyle(around);
}

async function loadRecaptcha(): Promise<Recaptcha> {
  try {
    return await new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = scriptUrl;
      script.async = true;
      script.onload = () => window.grecaptcha?.ready(() => window.grecaptcha && resolve(window.grecaptcha));
      script.onerror = () => reject(new Error("reCAPTCHA could not be loaded"));
      setTimeout(() => reject(new Error("reCAPTCHA did not load in time")), loadTimeoutMs);
      document.head.append(script);
    });
  } catch (error) {
    // The next try loads it anew.
    loading = undefined;
    throw error;
  }
}
