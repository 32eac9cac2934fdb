import { extensionFor, extensionIcons } from "./extension-files.mjs";

/** @import { Plugin } from "vite" */

/** In the place of the server's address, which whoever takes the extension from it knows. */
const anyServer = "https://forthright.invalid";

/**
 * Writes the browser extension among the client's files, for /capture to hand out.
 *
 * @returns {Plugin}
 */
export function extensionFiles() {
  return {
    name: "extension-files",
    apply: "build",
    async generateBundle() {
      const kinds = await extensionFor(anyServer);
      const source = JSON.stringify({ server: anyServer, icons: extensionIcons, kinds });
      this.emitFile({ type: "asset", fileName: "extension.json", source });
    },
  };
}
