import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { xssPayloads } from "../../../../tests/factories/xss-payloads.ts";
import { linksIn, replyHtml } from "./reply-html.ts";

const known = new Set(["https://jobs.example.org/1?a=1&b=2"]);

describe("replies as HTML", () => {
  it("keeps retrieved links and pages of the application, and takes all others out", () => {
    const html = replyHtml(
      "[a](https://jobs.example.org/1?a=1&b=2) [b](/profile) [b](/account) [c](https://evil.example) [d](javascript:alert(1)) https://auto.example [e](//evil.example)",
      known,
    );
    expect(html).toBe(
      '<p><a href="https://jobs.example.org/1?a=1&amp;b=2">a</a> <a href="/profile">b</a> <a href="/account">b</a> c d https://auto.example e</p>\n',
    );
    expect(linksIn(html)).toEqual(new Set(["https://jobs.example.org/1?a=1&b=2", "/profile", "/account"]));
  });

  it("shows HTML of a model as text and pictures as their description", () => {
    expect(
      replyHtml('<script>alert(1)</script>\n\n<b onclick="x">hi</b> ![pixel](https://evil.example/p.png)', known),
    ).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p>&lt;b onclick=&quot;x&quot;&gt;hi&lt;/b&gt; pixel</p>\n");
  });

  it("[CHAT-09] makes of 300 hostile texts no element but Markdown's own, and none that runs or leads anywhere", () => {
    const found = new Set<string>();
    const parser = new Parser({
      onopentag: (name, attributes) => found.add([name, ...Object.keys(attributes)].join(" ")),
      oncomment: () => found.add("a comment"),
      onprocessinginstruction: (name) => found.add(name),
    });
    for (const html of [...xssPayloads, xssPayloads.join("\n\n")].map((text) => replyHtml(text, known))) {
      expect([...linksIn(html)].filter((href) => href !== "/profile")).toEqual([]);
      parser.write(html);
    }
    parser.end();
    const written = "a href,blockquote,code,code class,del,h1,li,ol,p,pre,strong,table,tbody,td,th,thead,tr,ul";
    expect([...found].sort().join()).toBe(written);
  });
});
