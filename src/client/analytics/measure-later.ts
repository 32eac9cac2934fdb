import { whenIdle } from "../ui/states/when-idle.ts";

/** Begins with analytics and error reports, if this server is set up for them, once the page stands and is idle. */
export function measureLater(): void {
  const begin = () => whenIdle(() => void measure());
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

async function measure(): Promise<void> {
  try {
    const { measureByConfig } = await import("./measure-by-config.ts");
    await measureByConfig();
  } catch {
    // Nobody uses the application in order to be measured: without a network, or without a server, it goes on unmeasured.
  }
}
