import { zipSync } from "fflate";
import { z } from "zod/mini";
import { saveAsFile } from "../../http/storage/save-as-file.ts";

export type ExtensionKind = "chromium" | "firefox";

/** As the build wrote it: the texts of each kind, with another address in the place of this server's. */
const builtExtension = z.object({
  server: z.string(),
  icons: z.array(z.string()),
  kinds: z.record(z.string(), z.record(z.string(), z.string())),
});

/** Gives the person the extension for the server that they are at, as a zip. */
export async function saveExtension(kind: ExtensionKind): Promise<void> {
  const { server, icons, kinds } = builtExtension.parse(await (await fileAt("/extension.json")).json());
  const files: Record<string, Uint8Array> = {};
  for (const [name, text] of Object.entries(kinds[kind] ?? {})) {
    files[name] = new TextEncoder().encode(text.replaceAll(server, window.location.origin));
  }
  for (const name of icons) files[name] = new Uint8Array(await (await fileAt(`/icons/${name}`)).arrayBuffer());
  saveAsFile(new Uint8Array(zipSync(files)), "application/zip", `forthright-${kind}.zip`);
}

async function fileAt(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} is not there`);
  return response;
}
