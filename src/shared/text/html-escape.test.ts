import { expect, it } from "vitest";
import { escapeHtml, unescapeHtml } from "./html-escape.rules.ts";

it("writes a text as HTML that shows it, and back", () => {
  const text = `<b title="a" lang='b'>Q&A &amp; more</b>`;
  const html = "&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;Q&amp;A &amp;amp; more&lt;/b&gt;";
  expect(escapeHtml(text)).toBe(html);
  expect(unescapeHtml(html)).toBe(text);
  expect(unescapeHtml("&copy; &nbsp;")).toBe("&copy; &nbsp;");
});
