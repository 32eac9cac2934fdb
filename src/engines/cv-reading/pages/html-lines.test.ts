import { expect, it } from "vitest";
import { linesOfHtml } from "./html-lines.ts";

const certificates = "<h2>CERTIFICATIONS</h2>";

it("[CHAT-21] begins an entry at each bold paragraph where the section begins with one", () => {
  const html = `${certificates}<p><strong>Life Support</strong>   2023</p><p>Council</p><p><strong>Driving Licence</strong></p><p><strong>Phlebotomy</strong></p><p>College</p>`;
  expect(linesOfHtml(html)).toBe(
    "CERTIFICATIONS\nLife Support 2023\nCouncil\n\nDriving Licence\n\nPhlebotomy\nCollege",
  );
});

it("[CHAT-21] leaves two bold paragraphs of one entry together", () => {
  const job = "<p><strong>Kernwerk</strong></p><p><strong>Engineer</strong></p><p>2019 – 2020</p>";
  expect(linesOfHtml(`<h2>WORK</h2>${job}${job}`)).toBe(
    "WORK\nKernwerk\nEngineer\n2019 – 2020\n\nKernwerk\nEngineer\n2019 – 2020",
  );
});

it.each([
  ["a plain line", "<h2>WORK</h2><p>Kernwerk</p><p><strong>Engineer</strong></p>", "WORK\nKernwerk\nEngineer"],
  [
    "a label",
    "<h2>SKILLS</h2><p><strong>Tools:</strong> CAD</p><p><strong>Other:</strong> Welding</p>",
    "SKILLS\nTools: CAD\nOther: Welding",
  ],
])("parts nothing in a section that begins with %s", (_, html, lines) => {
  expect(linesOfHtml(html)).toBe(lines);
});

it("leaves alone what is no entity, even called like something every object has", () => {
  expect(linesOfHtml("<p>AT&amp;T &constructor; &valueOf; &__proto__;</p>")).toBe(
    "AT&T &constructor; &valueOf; &__proto__;",
  );
});
