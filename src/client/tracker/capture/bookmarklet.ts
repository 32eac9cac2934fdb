import { handOverMark, packedPage } from "../../../shared/tracker/capture/packed-page.rules.ts";

/** A bookmark that reads the page it is pressed on, and hands it over to this server in a new tab, or else in the same one. */
export function bookmarkletFor(origin: string): string {
  const target = JSON.stringify(`${origin}/capture${handOverMark}`);
  const script = `(async()=>{const tab=open("");const page=${target}+await(${packedPage})();if(tab)tab.location=page;else location=page})()`;
  return `javascript:${encodeURIComponent(script)}`;
}
