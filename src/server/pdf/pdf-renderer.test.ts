import { PDFiumLibrary } from "@hyzyla/pdfium";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { afterAll, describe, expect, it, vi } from "vitest";
import { glyphText } from "../../../tests/factories/pdf-glyphs.ts";
import type { CvSheet, Sheet, SheetSection } from "../../engines/typesetting/sheet.ts";
import { defaultAppearance } from "../../shared/documents/document-appearance.contract.ts";
import { createPdfRenderer } from "./pdf-renderer.ts";

// Each process that starts loads the compiler anew, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const renderer = createPdfRenderer({ size: 2 });
const pdfium = await PDFiumLibrary.init();
afterAll(() => {
  pdfium.destroy();
  return renderer.close();
});

const samples = {
  english: "Soft office workflow, fifteen affiliates",
  polish: "Zażółć gęślą jaźń, Łódź",
  greek: "Μηχανικός λογισμικού στην Αθήνα",
  cyrillic: "Инженер-программист из Києва",
  vietnamese: "Kỹ sư phần mềm tại Đà Nẵng",
  hebrew: "מהנדסת תוכנה בכירה",
  arabic: "مهندسة برمجيات في القاهرة",
  "arabic with joined letters": "إدارة عشرين عاملا في الإنشاءات لآخر الأسبوع",
  devanagari: "सॉफ्टवेयर इंजीनियर",
  thai: "วิศวกรซอฟต์แวร์",
  chinese: "高级软件工程师",
  japanese: "ソフトウェアエンジニア",
  korean: "소프트웨어 엔지니어",
  emoji: "Rocket scientist 🚀",
};

function sheet(change: Partial<CvSheet> = {}): { template: "cv"; data: CvSheet } {
  const data: CvSheet = {
    title: "Zoë Łukasiewicz – CV",
    author: "Zoë Łukasiewicz",
    name: "Zoë Łukasiewicz",
    headline: "Engineer",
    running_title: "Engineer",
    lang: "en",
    region: null,
    ...defaultAppearance,
    place: "",
    contacts: [],
    sections: [],
    ...change,
  };
  return { template: "cv", data };
}

/** Says it five times: name, headline, subject, paragraph, signature. */
function letterWithText(text: string): Sheet {
  return {
    template: "letter",
    data: {
      ...{
        title: "Letter",
        author: text,
        running_title: "Letter",
        lang: "en",
        region: null,
        ...defaultAppearance,
        place: "",
        contacts: [],
      },
      ...{ name: text, headline: text, subject: text, paragraphs: [text] },
      ...{ date: "", recipient: "", salutation: "", closing: "" },
    },
  };
}

const section = (change: Partial<SheetSection>): SheetSection => ({
  heading: "Section",
  is_short: false,
  paragraphs: [],
  entries: [],
  bullets: [],
  ...change,
});

async function readText(pdf: Uint8Array): Promise<string> {
  const document = await pdfium.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return pages.join("\n").replaceAll("\r\n", "\n").normalize("NFC");
}

describe("renderer", () => {
  it.each(Object.entries(samples))("[DOCS-06] draws and hands out %s as it was written", async (_language, text) => {
    const { pdf, missingCharacters } = await renderer.render(
      sheet({ name: text, sections: [section({ paragraphs: [text], bullets: [text, text] })] }),
    );
    expect(missingCharacters).toEqual([]);
    const lines = (await readText(pdf)).split("\n");
    expect(lines.filter((line) => line.includes(text.normalize("NFC")))).toHaveLength(4);
  });

  it.each(Object.entries(samples))(
    "[DOCS-06] draws and hands out a letter in %s as it was written",
    async (_, text) => {
      const { pdf, missingCharacters } = await renderer.render(letterWithText(text));
      expect(missingCharacters).toEqual([]);
      const lines = (await readText(pdf)).split("\n");
      expect(lines.filter((line) => line.includes(text.normalize("NFC")))).toHaveLength(5);
    },
  );

  // Devanagari's vowel sign i stands left of its consonant, and pdf.js takes letters as they stand.
  it.each(Object.entries(samples).filter(([language]) => language !== "devanagari"))(
    "[DOCS-06] hands out %s to pdf.js as it was written",
    async (_language, text) => {
      const { pdf } = await renderer.render(sheet({ name: text, sections: [section({ paragraphs: [text] })] }));
      const read = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
      const lines = read.text.normalize("NFC").split("\n");
      expect(lines.filter((line) => line === text.normalize("NFC"))).toHaveLength(2);
    },
  );

  it("[DOCS-06] parts what stands in one row by spaces of the text, for readers that see no distances", async () => {
    const entry = { title: "Sous Chef", date: "May 2021 – Present", organisation: "Casa Orio", place: "Oakland" };
    const address = `example.org/${"portfolio".repeat(5)}`;
    const contacts = ["Oakland", "+1 415 555 0187", address, `${address}s`].map((text) => ({ text, href: null }));
    const entries = [{ ...entry, text: "", bullets: ["Trained six cooks."] }];
    const { pdf } = await renderer.render(sheet({ contacts, sections: [section({ entries })] }));
    const text = glyphText(pdf);
    for (const row of [
      `Oakland | +1 415 555 0187 | ${address} ${address}s`,
      "Sous Chef May 2021 – Present",
      "Casa Orio | Oakland",
      "• Trained six cooks.",
    ]) {
      expect(text).toContain(row);
    }
  });

  it("[DOCS-06] keeps an address in one piece for readers: no slash is set into the one before", async () => {
    const address = "https://example.org/zoe";
    const { pdf } = await renderer.render(sheet({ design: "warm", sections: [section({ paragraphs: [address] })] }));
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
    const { items } = await page.getTextContent();
    expect(items.map((item) => ("str" in item ? item.str : ""))).toContain(address);
  });

  it("gives the widths of glyphs in lists, which all readers know", async () => {
    const { pdf } = await renderer.render(sheet());
    expect(Buffer.from(pdf).toString("latin1")).toMatch(/\/W \[0\[\d+ \d+/);
  });

  it("writes a tagged PDF/UA-1 with language, title and author", async () => {
    const { pdf } = await renderer.render(sheet({ sections: [section({ paragraphs: ["Text"] })] }));
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)));
    expect(info).toMatchObject({ Title: "Zoë Łukasiewicz – CV", Author: "Zoë Łukasiewicz", Language: "en" });
    expect(Buffer.from(pdf).toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
  });

  it("names the characters that no font draws and sets the rest", async () => {
    const { pdf, missingCharacters } = await renderer.render(sheet({ headline: "Engineer ქ" }));
    expect(missingCharacters).toEqual(["ქ"]);
    expect(await readText(pdf)).toContain("Engineer");
  });

  it("treats text as text, never as a program", async () => {
    const hostile = '#read("/etc/passwd") #panic("x") $x^2$ @ref <b>bold</b> `raw` *star* _under_ // no';
    const { pdf } = await renderer.render(sheet({ sections: [section({ paragraphs: [hostile] })] }));
    expect((await readText(pdf)).replaceAll("\n", " ")).toContain(hostile);
  });

  it("survives lone surrogates, control characters and direction overrides", async () => {
    const { pdf } = await renderer.render(sheet({ name: "Zo\ud800ë \u202eevil\u202c\u0000\u0007 Ł" }));
    expect(await readText(pdf)).toContain("Zoë evil Ł");
  });

  it("sets a sheet on which nearly everything is empty", async () => {
    const nothing = { title: "", date: "", organisation: "", place: "", text: "", bullets: [""] };
    const { pdf } = await renderer.render(
      sheet({ name: "\u200b", author: "", headline: "", sections: [section({ entries: [nothing] })] }),
    );
    expect(pdf.length).toBeGreaterThan(1000);
  });

  it("links only to web, mail and telephone addresses", async () => {
    const contacts = [
      { text: "safe", href: "https://example.org" },
      { text: "unsafe", href: "javascript:alert(1)" },
    ];
    const { pdf } = await renderer.render(sheet({ contacts }));
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const annotations = await (await document.getPage(1)).getAnnotations();
    expect(annotations.map(({ unsafeUrl }) => unsafeUrl)).toEqual(["https://example.org"]);
  });

  it("continues long documents with the name on top and page numbers below", async () => {
    const entry = { title: "Engineer", date: "2020 – 2021", organisation: "Kernwerk", place: "", text: "" };
    const entries = Array.from({ length: 30 }, () => ({ ...entry, bullets: ["One duty", "Another duty"] }));
    const { pdf } = await renderer.render(sheet({ sections: [section({ entries })] }));
    const text = await readText(pdf);
    expect(text.match(/Zoë Łukasiewicz/g)?.length).toBeGreaterThan(2);
    expect(text).toMatch(/2 \/ \d/);
  });

  it("says what to do when the fonts are missing", async () => {
    const fontless = createPdfRenderer({ fontFolder: "/nowhere" });
    await expect(fontless.render(sheet())).rejects.toThrow('run "node scripts/preparation/prepare-fonts.mjs"');
    await fontless.close();
  });
});
