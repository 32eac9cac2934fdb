export interface CheckoutOptions {
  product_id: string;
  plan_id: string;
  public_key: string;
  user_token?: string;
  /** For a customer without a token: whom the provider does not know yet. */
  user_email?: string;
  readonly_user?: boolean;
  sandbox?: { token: string; ctx: string };
  /** Paid, with the provider's thanks still on the screen. */
  purchaseCompleted?: () => void;
  /** Paid, and back from there. */
  success?: () => void;
}

/** The part of the provider's script that is used here. */
interface Checkout {
  open(): Promise<void> | void;
}

declare global {
  interface Window {
    FS?: { Checkout?: new (options: CheckoutOptions) => Checkout };
  }
}

const pollEveryMs = 100;
const pollTimes = 20;

/** Loads the provider's script when it is not there yet, and waits up to 2 s for what it defines. */
export async function loadCheckoutScript(scriptUrl: string): Promise<new (options: CheckoutOptions) => Checkout> {
  if (!document.querySelector(`script[src="${CSS.escape(scriptUrl)}"]`)) appendScript(scriptUrl);
  for (let tries = 0; tries < pollTimes; tries += 1) {
    if (window.FS?.Checkout) return window.FS.Checkout;
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
  }
  throw new Error("The checkout script did not load");
}

function appendScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  // Makes room for another try.
  script.addEventListener("error", () => script.remove());
  document.head.append(script);
}
