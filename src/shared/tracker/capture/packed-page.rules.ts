/** What stands before it in the address: behind the #, which no browser sends to any server. */
export const handOverMark = "#page=";

/**
 * Reads the page that it runs in, for `pageOfHandOver`. The bookmarklet and the extension put its source into pages, so that it must use
 * nothing from outside of itself. It asks for nothing and changes nothing there; frames and shadow roots are read where the page itself could.
 */
export async function packedPage(): Promise<string> {
  const maxUnits = 400_000;
  const maxAttribute = 300;
  const maxData = 200_000;
  const left = new Set(
    "style svg canvas video audio picture img object embed textarea select option link base noscript template".split(
      " ",
    ),
  );
  const kept = new Set(
    "id class role lang hidden aria-hidden data-testid itemprop itemscope itemtype typeof property name content datetime href src type".split(
      " ",
    ),
  );
  const empty = new Set("meta input br hr".split(" "));
  const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

  function attributesOf(element: Element): string {
    const isHidden = /display:\s*none|visibility:\s*hidden/i.test(element.getAttribute("style") ?? "");
    const attributes = [...element.attributes].filter(({ name }) => kept.has(name));
    const written = attributes.map(({ name, value }) => {
      const max = name === "content" || name === "href" || name === "src" ? maxUnits : maxAttribute;
      return ` ${name}="${escaped(value.slice(0, max))}"`;
    });
    return written.join("") + (isHidden ? " hidden" : "");
  }

  function contentsOf(element: Element): Node[] {
    if (element instanceof HTMLIFrameElement) {
      try {
        return element.contentDocument ? [...element.contentDocument.body.childNodes] : [];
      } catch {
        return [];
      }
    }
    if (element instanceof HTMLSlotElement && element.assignedNodes().length > 0) return element.assignedNodes();
    return [...(element.shadowRoot ?? element).childNodes];
  }

  /** Of scripts the data and the addresses: the address may name a board that draws the posting there. */
  function scriptOf(element: Element): string {
    const source = element.textContent ?? "";
    const data = /json/i.test(element.getAttribute("type") ?? "") && source.length <= maxData ? source : "";
    units += data.length;
    return data || element.hasAttribute("src")
      ? `<script${attributesOf(element)}>${data.replace(/<\//g, "<\\/")}</script>`
      : "";
  }

  const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

  let units = 0;
  function htmlOf(node: Node): string {
    if (units > maxUnits) return "";
    if (node.nodeType === Node.TEXT_NODE) {
      units += node.nodeValue?.length ?? 0;
      return escaped(node.nodeValue ?? "");
    }
    if (!isElement(node) || left.has(node.localName)) return "";
    const name = node.localName;
    if (name === "script") return scriptOf(node);
    // A frame's text is none of a page to whoever reads its HTML.
    const shown = name === "iframe" ? "div" : name;
    const start = `<${shown}${attributesOf(node)}>`;
    units += start.length + name.length + 3;
    return empty.has(name) ? start : `${start}${contentsOf(node).map(htmlOf).join("")}</${shown}>`;
  }

  // Whoever is quick presses before a page has drawn itself.
  // biome-ignore lint/performance/useDomNodeTextContent: Scripts are text too, and are not seen.
  const isDrawn = () => document.body.innerText.trim().length >= 400 || document.querySelector("iframe") !== null;
  for (let waits = 0; waits < 30 && !isDrawn(); waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // A frame with more to read than what stands around it is the posting.
  const framed = [...document.querySelectorAll("iframe")]
    .flatMap((frame) => frame.contentDocument ?? [])
    // biome-ignore lint/performance/useDomNodeTextContent: Scripts are text too, and are not seen.
    .find(({ body }) => body.innerText.length > document.body.innerText.length);
  const page = {
    url: location.href.slice(0, 4000),
    title: document.title.slice(0, 1000),
    html: htmlOf((framed ?? document).documentElement).slice(0, maxUnits),
    selection: String(getSelection() ?? "").slice(0, maxUnits),
  };
  const packing = new Blob([JSON.stringify(page)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packing).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
