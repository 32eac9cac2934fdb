import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStaleParts } from "./build.mjs";
import { exclusively } from "./exclusive.mjs";
import { installPackages } from "./install.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Everything that must be in place before a server of this clone can start; one process at a time. */
export async function prepare() {
  await exclusively(
    join(root, ".cache/prepare.lock"),
    async () => {
      await installPackages(root);
      await buildStaleParts(root);
    },
    () => console.log("Another start is preparing this folder; waiting for it …"),
  );
}

/** Same, for what needs the packages and the data made of them, but no build of the application. */
export async function prepareWithoutBuild() {
  await exclusively(
    join(root, ".cache/prepare.lock"),
    async () => {
      await installPackages(root);
      await buildStaleParts(root, ["fonts", "geography", "database"]);
    },
    () => console.log("Another start is preparing this folder; waiting for it …"),
  );
}
