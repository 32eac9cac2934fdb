import { existsSync } from "node:fs";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it, vi } from "vitest";
import { writtenSet } from "../../../../tests/bench/documents/document-samples.ts";
import { bodyWords, sheetWords } from "../../../../tests/bench/documents/pdf-words.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { sharedRenderer as renderer } from "../../../../tests/shared-renderer.ts";
import { sheetOf } from "../../../engines/document-writing/document-sheet.ts";
import { documentDesigns } from "../../../shared/documents/document-appearance.contract.ts";
import { projectPath } from "../../project-path.ts";

// Each process that starts loads the compiler anew, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { cv, letter } = writtenSet(engineerProfile());
const longAddress = `https://example.org/${"a-long-path/".repeat(14)}`;

/** All designs, papers and scripts by all readers: `npm run bench:documents`. */
describe.each(documentDesigns)("the %s design", (design) => {
  it("has a picture", () => {
    expect(existsSync(projectPath(`public/designs/${design}.png`))).toBe(true);
  });

  it.each([
    ["CV", cv, "a4", [595, 842]],
    ["letter", letter, "us-letter", [612, 792]],
  ] as const)(
    "[DOCS-06] says in its %s the same words in the same order, none glued",
    async (_, document, paper, size) => {
      const sheet = sheetOf(document, { design, paper });
      const { pdf, missingCharacters } = await renderer.render(sheet);
      const file = await getDocumentProxy(new Uint8Array(pdf));
      const { text } = await extractText(file, { mergePages: false });
      expect(missingCharacters).toEqual([]);
      expect(bodyWords(text, sheet)).toEqual(sheetWords(sheet));
      expect((await getMeta(file)).info).toMatchObject({
        Title: sheet.data.title,
        Author: "Zoë Łukasiewicz",
        Language: paper === "a4" ? "en-GB" : "en-US",
      });
      const [, , width = 0, height = 0] = (await file.getPage(1)).view;
      expect([width, height].map(Math.round)).toEqual(size);
    },
  );

  it("[DOCS-06] puts the place in a row of its own, and web addresses by what parsers know them by", async () => {
    const { personal_details: person } = engineerProfile();
    const readHead = async (external_profile_url: string) => {
      const details = { ...person, external_profile_url };
      const own = writtenSet(engineerProfile({ personal_details: details }));
      const { pdf } = await renderer.render(sheetOf(own.cv, { design, paper: "a4" }));
      return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text.split("\n");
    };
    const reached = "zoe@example.org | +49 621 555 0132";
    expect((await readHead("https://www.example.org/zoe/")).slice(0, 4)).toEqual([
      ...["Zoë Łukasiewicz", "Senior Process Engineer", "Ludwigshafen, Germany"],
      `${reached} | www.example.org/zoe`,
    ]);
    expect(await readHead("https://example.org/")).toContain(`${reached} | https://example.org`);
  });

  it("breaks a word that is longer than a line instead of leaving the page", async () => {
    const { cv: long } = writtenSet(
      engineerProfile({ profile_summary: `Process engineer, see ${longAddress} for more.` }),
    );
    const { pdf } = await renderer.render(sheetOf(long, { design, paper: "a4" }));
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ("str" in item ? [item] : []));
    expect(pieces.map(({ str }) => str).join("")).toContain(longAddress);
    expect(Math.max(...pieces.map(({ transform, width }) => transform[4] + width))).toBeLessThan(595 - 45);
  });
});
