import { readFileSync } from "node:fs";

/**
 * @import { Plugin, Rolldown } from "vite"
 * @typedef {Rolldown.OutputChunk} Chunk
 */

/** What stands around the signed-in pages, as in page-code.ts. */
const frame = ["/query-layout.tsx", "/app-shell.tsx"];

/**
 * Lets the page name the scripts of the application, which its first script fetches beside those of the address: otherwise they would be asked
 * for once that one has come. Those of the address the server names in a header, by `page-scripts.json`.
 *
 * @param {string} pageCode the file that says which page stands at which address
 * @returns {Plugin}
 */
export function applicationPreload(pageCode) {
  /** @type {Record<string, string>} */
  const headers = {};
  return {
    name: "application-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        /** @param {string[]} endings */
        const filesOf = (endings) => {
          const found = endings.map((ending) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ending)));
          return withImports(bundle, found);
        };
        const application = filesOf(["/application.tsx"]);
        // What draws the page and asks for everything else comes before what is large: a browser asks for six at a time.
        const first = filesOf(["/index.html"]);
        const styles = first.flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]);
        for (const { address, modules, isSignedIn } of pagesIn(readFileSync(pageCode, "utf8"))) {
          // What the page names itself comes first here too: it is asked for in this order.
          const files = [...first, ...application, ...filesOf([...(isSignedIn ? frame : []), ...modules])];
          headers[address] = [
            ...styles.map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
            ...[...new Set(files)].map((file) => `</${file}>; rel=modulepreload; crossorigin`),
          ].join(", ");
        }
        return application
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
            injectTo: "head",
          }));
      },
    },
    generateBundle: {
      order: "post",
      handler() {
        this.emitFile({ type: "asset", fileName: "page-scripts.json", source: JSON.stringify(headers) });
      },
    },
  };
}

/**
 * @param {Rolldown.OutputBundle} bundle
 * @param {(Chunk | undefined)[]} begun
 * @returns {string[]} their files and those of all that they import
 */
function withImports(bundle, begun) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {Rolldown.OutputBundle[string] | undefined} part */
  const add = (part) => {
    if (part?.type !== "chunk" || files.has(part.fileName)) return;
    files.add(part.fileName);
    for (const imported of part.imports) add(bundle[imported]);
  };
  for (const chunk of begun) add(chunk);
  return [...files];
}

/**
 * The addresses with the modules of each; one with something in its query stands before the one without.
 *
 * @param {string} source
 */
function pagesIn(source) {
  const signedIn = source.indexOf("signedInPages");
  const pages = [...source.matchAll(/"(\/[^"]*)": \(\) => import\("\.([^"]+)"\)/g)].map(
    ({ 1: address = "", 2: module = "", index }) => ({ address, modules: [module], isSignedIn: index > signedIn }),
  );
  const withParts = [...source.matchAll(/"(\/[^"]*)": \[(.*?)\],\n/gs)].map(([, address = "", parts = ""]) => {
    const page = pages.find((one) => one.address === address.replace(/\?.*/, ""));
    const modules = [...parts.matchAll(/import\("\.([^"]+)"\)/g)].map(([, module = ""]) => module);
    return { address, modules: [...(page?.modules ?? []), ...modules], isSignedIn: page?.isSignedIn === true };
  });
  return [...pages.filter((page) => !withParts.some(({ address }) => address === page.address)), ...withParts];
}
