import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cvDocx } from "../../../tests/factories/cv-docx.ts";
import { cvPdf } from "../../../tests/factories/cv-pdf.ts";
import { sampleCv } from "../../../tests/factories/sample-cv.ts";
import { ZipTooLarge, zipFiles } from "../../engines/file-reading/zip-files.ts";
import { readCvFile, readDocumentText } from "./read-document-text.ts";

const timeout = 60_000;

async function textOf(bytes: Uint8Array): Promise<string> {
  const reading = await readDocumentText(bytes);
  if (!reading.readable) throw new Error(reading.message);
  return reading.text;
}

async function problemOf(bytes: Uint8Array): Promise<string> {
  const reading = await readDocumentText(bytes);
  return reading.readable ? "none" : reading.problem;
}

describe("files with text", { timeout }, () => {
  it("[CHAT-21] gives the lines of a PDF in their order", async () => {
    const lines = (await textOf(cvPdf())).split("\n");
    expect(lines).toContain(sampleCv.experience[0]?.title);
    expect(lines).toContain(`• ${sampleCv.experience[0]?.points[0]}`);
    expect(lines.indexOf("Education")).toBeGreaterThan(lines.indexOf("Work Experience"));
  });

  it("[CHAT-21] gives the lines of a DOCX", async () => {
    const lines = (await textOf(cvDocx())).split("\n");
    expect(lines).toContain(sampleCv.name);
    expect(lines).toContain(sampleCv.skills.join(", "));
  });
});

it("reads a CV in another kind of file where CVs are dropped, not in the chat", { timeout }, async () => {
  const bytes = Buffer.from("Zoë Byrne\nzoe@example.org\nEXPERIENCE\nNurse, St James's Hospital, 2019 – 2022");
  const reading = await readCvFile(bytes, "cv.txt");
  if (!reading.readable || "record" in reading) throw new Error("No draft");
  expect(reading.draft.personal.name?.value).toBe("Zoë Byrne");
  for (const name of ["cv.txt", "cv.rtf", "cv.odt"])
    expect((await readDocumentText(bytes, name)).readable, name).toBe(false);
});

describe("files without text", { timeout }, () => {
  it.each([
    ["RTF is asked for anew", Buffer.from("{\\rtf1 Hello}"), "rtf"],
    ["a picture is no document", Buffer.from([0x89, 0x50, 0x4e, 0x47]), "unsupported"],
    ["an empty file is damaged", Buffer.alloc(0), "broken"],
    [
      "a locked Office file",
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from("EncryptedPackage", "utf16le")]),
      "encrypted",
    ],
  ])("%s", async (_, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  it("takes a document of which nothing is left to recognise as damaged, and a picture as what it is", async () => {
    const problemOfNamed = async (bytes: Uint8Array, name: string) => {
      const reading = await readDocumentText(bytes, name);
      return reading.readable ? "none" : reading.message;
    };
    const zeros = Buffer.alloc(2000);
    const damaged = "This file is damaged or empty. Please save it anew and attach it again.";
    expect(await problemOfNamed(zeros, "cv.pdf")).toBe(damaged);
    expect(await problemOfNamed(cvDocx().subarray(0, 20), "CV.DOCX")).toBe(damaged);
    expect(await problemOfNamed(cvPdf().subarray(0, 900), "cv.pdf")).toBe(damaged);
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]);
    expect(await problemOfNamed(picture, "cv.pdf")).toContain("File type not supported");
    expect(await problemOfNamed(zeros, "cv.bin")).toContain("File type not supported");
    expect(await problemOfNamed(cvPdf(), "cv.pdf.exe")).toContain("File type not supported");
  });

  it("reads at most two at once and all in the end, and one person's first before another's fifth", async () => {
    const ended: string[] = [];
    const read = async (owner: string) => {
      const { readable } = await readDocumentText(cvDocx(), "", owner);
      ended.push(owner);
      return readable;
    };
    // Two are read side by side and may end in either order: Ben's begins third, and Anna's last after four have ended.
    const owners = ["anna", "anna", "anna", "anna", "anna", "ben"];
    const readings = await Promise.all(owners.map(read));
    expect(readings).toEqual(owners.map(() => true));
    expect(ended.indexOf("ben")).toBeLessThan(ended.lastIndexOf("anna"));
  });
});

describe("archives", () => {
  it("counts what really comes out of a bomb, not what it declares", () => {
    const bomb = zipOf("word/document.xml", deflateRawSync(Buffer.alloc(30 * 1024 * 1024)));
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => zipFiles(bomb, /./)).toThrow(ZipTooLarge);
    expect(() => zipFiles(cvDocx(), /./)).not.toThrow();
  });

  it("tells the person that a bomb is too large", { timeout }, async () => {
    const bomb = zipOf("word/document.xml", deflateRawSync(Buffer.alloc(30 * 1024 * 1024)));
    expect(await problemOf(bomb)).toBe("too-large");
  });
});

/** An archive of one deflated entry that declares a size of one byte. */
function zipOf(name: string, data: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(1, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, Buffer.from(name), data]);
  const directory = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), facts, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
