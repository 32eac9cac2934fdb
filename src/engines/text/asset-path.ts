import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Absolute path of a file in `assets`, which lies beside `src` and `dist` alike. */
export function assetPath(name: string): string {
  let folder = new URL("./", import.meta.url);
  while (!existsSync(new URL(`assets/${name}`, folder))) {
    const above = new URL("../", folder);
    if (above.href === folder.href) throw new Error(`assets/${name} is missing`);
    folder = above;
  }
  return fileURLToPath(new URL(`assets/${name}`, folder));
}
