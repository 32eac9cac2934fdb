import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storeKeys as keys, startObjectStore } from "../../../tests/fakes/object-store.ts";
import type { FileStorage } from "./file-storage.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]);

let folder: string;
let server: Server;
let endpoint: string;
let brokenConnections = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  server = startObjectStore(() => brokenConnections-- > 0);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

const stores: [name: string, make: () => FileStorage][] = [
  ["folder", () => createFolderStorage(folder)],
  ["S3", () => createS3Storage({ endpoint, bucket: "files", region: "eu-central-1", ...keys })],
];

describe.each(stores)("%s storage", (_name, make) => {
  it("gives back what it was given", async () => {
    const storage = make();
    await storage.put("documents/anna/cv.pdf", pdf, "application/pdf");
    expect(new Uint8Array((await storage.get("documents/anna/cv.pdf")) ?? [])).toEqual(pdf);
  });

  it("replaces a file and knows nothing of others", async () => {
    const storage = make();
    await storage.put("documents/anna/letter.pdf", pdf, "application/pdf");
    await storage.put("documents/anna/letter.pdf", new Uint8Array([1]), "application/pdf");
    expect(new Uint8Array((await storage.get("documents/anna/letter.pdf")) ?? [])).toEqual(new Uint8Array([1]));
    expect(await storage.get("documents/anna/none.pdf")).toBeUndefined();
  });

  it("removes everything of one person and nothing of another", async () => {
    const storage = make();
    await storage.put("documents/berta/a.pdf", pdf, "application/pdf");
    await storage.put("documents/berta/b.pdf", pdf, "application/pdf");
    await storage.put("documents/carla/a.pdf", pdf, "application/pdf");
    await storage.removeUnder("documents/berta/");
    expect(await storage.get("documents/berta/a.pdf")).toBeUndefined();
    expect(await storage.get("documents/berta/b.pdf")).toBeUndefined();
    expect(await storage.get("documents/carla/a.pdf")).toBeDefined();
  });

  it("names every file that it keeps", async () => {
    const storage = make();
    const keys = ["a", "b", "c", "d"].map((name) => `listed/${name}.pdf`);
    for (const key of keys) await storage.put(key, pdf, "application/pdf");
    const listed: string[] = [];
    for await (const key of storage.keys()) listed.push(key);
    expect(listed.filter((key) => key.startsWith("listed/")).sort()).toEqual(keys);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it.each(["../secret", "/etc/passwd", "a//b", "a/../b", "", "a/%2e%2e/b", "a\\b"])(
    "refuses the key %j",
    async (key) => {
      await expect(make().get(key)).rejects.toThrow("A file key");
      await expect(make().put(key, pdf, "application/pdf")).rejects.toThrow("A file key");
    },
  );
});

it("leaves no unfinished files in the folder", async () => {
  await createFolderStorage(folder).put("whole/a.pdf", pdf, "application/pdf");
  expect(await readdir(join(folder, "whole"))).toEqual(["a.pdf"]);
});

it("says the status when the store refuses", async () => {
  const storage = createS3Storage({
    endpoint,
    bucket: "files",
    region: "eu-central-1",
    accessKeyId: "x",
    secretAccessKey: "y",
  });
  await expect(storage.put("a.pdf", pdf, "application/pdf")).rejects.toThrow("The file store answered 403 to PUT.");
});

it("asks again when a connection breaks, and says who did not answer", async () => {
  const storage = createS3Storage({ endpoint, bucket: "files", region: "eu-central-1", ...keys });
  brokenConnections = 2;
  await storage.put("broken/a.pdf", pdf, "application/pdf");
  brokenConnections = 1;
  expect(await storage.get("broken/a.pdf")).toBeDefined();
  brokenConnections = 3;
  const said = `The file store at ${new URL(endpoint).host} did not answer to GET.`;
  await expect(storage.get("broken/a.pdf")).rejects.toThrow(said);
});
