import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

export interface StoredMail {
  id: string;
  to: string;
  subject: string;
  date: string;
  text: string;
}

const idForm = /^\d{13,15}-[0-9a-f]{12}$/;
const shownAtMost = 100;

/** The folder that takes the mails where no mail server is set up. Several servers may share it. */
export function createMailbox(dataDir: string) {
  const folder = join(dataDir, "mail");
  let newestTime = 0;

  async function read(id: string): Promise<StoredMail | undefined> {
    if (!idForm.test(id)) return undefined;
    const bytes = await readFile(join(folder, `${id}.eml`)).catch(() => undefined);
    return bytes && parse(id, bytes);
  }

  return {
    read,

    /**
     * Under its final name a mail is always complete: another process may be reading the folder.
     *
     * @param name of a mail that may be added again, which then changes nothing
     */
    async add(message: Uint8Array, name?: string): Promise<void> {
      await mkdir(folder, { recursive: true });
      const mark = name === undefined ? randomBytes(6).toString("hex") : markOf(name);
      if (name !== undefined && (await readdir(folder)).some((one) => one.endsWith(`-${mark}.eml`))) return;
      // Strictly rising, so that two mails of one millisecond keep their order.
      newestTime = Math.max(Date.now(), newestTime + 1);
      const id = `${newestTime}-${mark}`;
      const draft = join(folder, `.${id}.draft`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${id}.eml`));
    },

    /** Removes the mails to an address. */
    async forget(email: string): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((one) => one.endsWith(".eml"))) {
        const mail = await read(name.slice(0, -".eml".length));
        if (mail?.to.split(", ").includes(email)) await rm(join(folder, name), { force: true });
      }
    },

    async newest(): Promise<StoredMail[]> {
      const names = await readdir(folder).catch(() => []);
      const ids = names.filter((name) => name.endsWith(".eml")).map((name) => name.slice(0, -".eml".length));
      const mails = await Promise.all(ids.sort().reverse().slice(0, shownAtMost).map(read));
      return mails.filter((mail) => mail !== undefined);
    },
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;

const markOf = (name: string): string => createHash("sha256").update(name).digest("hex").slice(0, 12);

async function parse(id: string, bytes: Uint8Array): Promise<StoredMail> {
  const mail = await PostalMime.parse(bytes);
  return {
    id,
    to: (mail.to ?? []).map((recipient) => recipient.address ?? "").join(", "),
    subject: mail.subject ?? "",
    date: mail.date ?? "",
    text: mail.text ?? "",
  };
}
