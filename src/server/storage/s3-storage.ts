import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { type FileStorage, requirePlainKey } from "./file-storage.ts";

export interface S3Settings {
  /** e.g. "https://s3.eu-central-1.amazonaws.com" or the address of any compatible store. */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Keeps files in an S3-compatible store, addressed by path (`endpoint/bucket/key`), which all of them understand. */
const timeoutMs = 30_000;
/** Between attempts on a connection that breaks. */
const pausesMs = [200, 800];

/** What the store says is the matter; its reply names keys and identities as well. */
async function refusal(response: Response): Promise<Error | undefined> {
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => ""))?.[1];
  return code === undefined ? undefined : new Error(code);
}

export function createS3Storage(settings: S3Settings): FileStorage {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 3 });
  const bucketUrl = `${settings.endpoint.replace(/\/+$/, "")}/${settings.bucket}`;
  const urlOf = (key: string) => `${bucketUrl}/${requirePlainKey(key)}`;

  async function call(url: string, init: RequestInit, accepted: number[]): Promise<Response> {
    const response = await answerOf(() => client.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }), init);
    if (accepted.includes(response.status)) return response;
    throw new Error(`The file store answered ${response.status} to ${init.method}.`, {
      cause: await refusal(response),
    });
  }

  /** Putting, getting and deleting can each be done twice; busy stores the client asks again by itself. */
  async function answerOf(ask: () => Promise<Response>, { method }: RequestInit): Promise<Response> {
    for (const pauseMs of pausesMs) {
      const response = await ask().catch(() => undefined);
      if (response) return response;
      await wait(pauseMs);
    }
    return ask().catch((cause: unknown) => {
      throw new Error(`The file store at ${new URL(settings.endpoint).host} did not answer to ${method}.`, { cause });
    });
  }

  async function listPage(prefix: string, after = ""): Promise<string[]> {
    const query = new URLSearchParams({ "list-type": "2", prefix, ...(after && { "start-after": after }) });
    const response = await call(`${bucketUrl}?${query}`, { method: "GET" }, [200]);
    return [...(await response.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? "");
  }

  return {
    async put(key, bytes, contentType) {
      const body = new Uint8Array(bytes);
      await call(urlOf(key), { method: "PUT", body, headers: { "content-type": contentType } }, [200]);
    },
    async get(key) {
      const response = await call(urlOf(key), { method: "GET" }, [200, 404]);
      if (response.status === 404) return undefined;
      return new Uint8Array(await response.arrayBuffer());
    },
    async removeUnder(prefix) {
      // Each page is deleted before the next is asked for, so the first page is always the next one.
      for (let keys = await listPage(prefix); keys.length > 0; keys = await listPage(prefix)) {
        await Promise.all(keys.map((key) => call(urlOf(key), { method: "DELETE" }, [200, 204, 404])));
      }
    },
    async *keys() {
      for (let page = await listPage(""); page.length > 0; page = await listPage("", page.at(-1))) yield* page;
    },
  };
}
