import type { CheckoutOptions as ProviderOptions } from "@freemius/checkout";

/** The part of what the provider's script takes that is used here. A customer without a token has an address instead. */
export type CheckoutOptions = Pick<
  ProviderOptions,
  | "product_id"
  | "plan_id"
  | "public_key"
  | "user_token"
  | "user_email"
  | "readonly_user"
  | "sandbox"
  | "purchaseCompleted"
  | "success"
> &
  LicenseRenewal;

/** For more of a licence that is there already. */
interface LicenseRenewal {
  license_id?: string;
  authorization?: string;
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

/** Where the provider's script lies, for a server that does not say so. */
const publicScriptUrl = "https://checkout.freemius.com/js/v1/";

/** Loads the provider's script when it is not there yet, and waits up to 2 s for what it defines. */
export async function loadCheckoutScript(
  scriptUrl = publicScriptUrl,
): Promise<new (options: CheckoutOptions) => Checkout> {
  if (!document.querySelector(`script[src="${CSS.escape(scriptUrl)}"]`)) appendScript(scriptUrl);
  for (let attempts = 0; attempts < pollTimes; attempts += 1) {
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
