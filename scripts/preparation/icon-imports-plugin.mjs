import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @import { Plugin } from "vite" */

const allIcons = fileURLToPath(import.meta.resolve("lucide-react/dist/esm/lucide-react.mjs"));

/**
 * Each icon is imported from its own file, not from the one list of all 1,700: whoever imports a list counts as importing all that anybody takes
 * from it, so that every page would wait for every icon. The build also reads 97 files of them.
 *
 * @returns {Plugin}
 */
export function iconImports() {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [, names = "", file = ""] of readFileSync(allIcons, "utf8").matchAll(
    /^export \{(.+)\} from '\.\/icons\/(.+)\.mjs'/gm,
  ))
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return {
    name: "icon-imports",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/src/client/")) return null;
      return {
        code: code.replace(/import \{([^}]+)\} from "lucide-react";/, (_, names = "") => importsOf(names, files)),
        map: null,
      };
    },
  };
}

/** @param {string} names @param {Map<string, string>} files */
function importsOf(names, files) {
  const imports = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type "));
  return imports.map((name) => `import ${name} from "lucide-react/icons/${files.get(name)}";`).join(" ");
}
