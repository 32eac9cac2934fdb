/** @import { Plugin } from "vite" */

/**
 * Lets the page name the scripts of the application, which its first script fetches beside those of the address: otherwise they would be asked
 * for once that one has come.
 *
 * @returns {Plugin}
 */
export function applicationPreload() {
  return {
    name: "application-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        const application = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/application.tsx"));
        const files = application ? [application.fileName, ...application.imports] : [];
        return files
          .map((file) => `/${file}`)
          .filter((href) => !html.includes(href))
          .map((href) => ({ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href }, injectTo: "head" }));
      },
    },
  };
}
