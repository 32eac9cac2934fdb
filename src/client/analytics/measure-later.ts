import { whenIdle } from "../ui/states/when-idle.ts";
import { noteError } from "./noted-errors.ts";

/** Begins with analytics and error reports, if this server is set up for them, once the page stands and is idle. */
export function measureLater(): void {
  window.addEventListener("error", ({ error }) => noteError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => noteError(reason));
  window.addEventListener("load", () => whenIdle(() => void measure()), { once: true });
}

async function measure(): Promise<void> {
  try {
    const { measureByConfig } = await import("./measure-by-config.ts");
    await measureByConfig();
  } catch {
    // Nobody uses the application in order to be measured: without a network, or without a server, it goes on unmeasured.
  }
}
