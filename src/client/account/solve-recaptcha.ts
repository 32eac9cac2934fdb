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
const loadingMayTakeMs = 15_000;
/** For the riddle: whoever closes it gives no sign, and the form must not wait for ever. */
const solvingMayTakeMs = 120_000;

let loading: Promise<Recaptcha> | undefined;

/** Runs reCAPTCHA v2 invisible once and answers its token; a person who looks like a robot gets a riddle first. */
export async function solveRecaptcha(siteKey: string): Promise<string> {
  loading ??= loadRecaptcha();
  const recaptcha = await loading;
  const container = document.body.appendChild(document.createElement("div"));
  try {
    return await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error("reCAPTCHA was not solved")), solvingMayTakeMs);
      const widget = recaptcha.render(container, {
        sitekey: siteKey,
        size: "invisible",
        callback: resolve,
        "error-callback": () => reject(new Error("reCAPTCHA could not be reached")),
      });
      recaptcha.execute(widget);
    });
  } finally {
    container.remove();
  }
}

async function loadRecaptcha(): Promise<Recaptcha> {
  try {
    return await new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = scriptUrl;
      script.async = true;
      script.onload = () => window.grecaptcha?.ready(() => window.grecaptcha && resolve(window.grecaptcha));
      script.onerror = () => reject(new Error("reCAPTCHA could not be loaded"));
      setTimeout(() => reject(new Error("reCAPTCHA did not load in time")), loadingMayTakeMs);
      document.head.append(script);
    });
  } catch (error) {
    // The next try loads it anew.
    loading = undefined;
    throw error;
  }
}
