/** What the reader knows of a link on a page. */
interface Link {
  subtype?: string;
  /** As it stands in the file; the reader's `url` adds slashes of its own. */
  unsafeUrl?: string;
}

const longestAddress = 490;

/** Writes out what a page shows shortened and links whole: "example.org/zoe" is "https://www.example.org/zoe". */
export function withWholeAddresses(lines: string[], links: Link[]): string[] {
  const addresses = new Set(
    links.flatMap(({ subtype, unsafeUrl = "" }) => (subtype === "Link" && isAddress(unsafeUrl) ? [unsafeUrl] : [])),
  );
  return [...addresses].reduce((text, address) => {
    const shown = address.replace(/^https?:\/\/(?:www\.)?|\/$/giu, "");
    const at = text.findIndex((line) => line.includes(shown));
    return at < 0 ? text : text.with(at, wholeIn(text[at] ?? "", shown, address));
  }, lines);
}

const isAddress = (url: string) => /^https?:\/\/[^\s<>"]+$/iu.test(url) && url.length <= longestAddress;

function wholeIn(line: string, shown: string, address: string): string {
  const start = line.indexOf(shown);
  const before = line.slice(0, start).replace(/(?:https?:\/\/)?(?:www\.)?$/iu, "");
  const after = line.slice(start + shown.length).replace(/^\//u, "");
  // In the middle of another word, as the domain of an e-mail address, it is no link.
  return /[^\s|(:,;<]$/u.test(before) || /^[\p{L}\p{N}@/]/u.test(after) ? line : before + address + after;
}
