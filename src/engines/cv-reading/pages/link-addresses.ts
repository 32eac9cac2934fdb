import { escapeRegExp } from "../../text/text.ts";

const maxAddressLength = 490;

/** Writes out what lines show shortened and links hold whole: "example.org/zoe" is "https://www.example.org/zoe". */
export function withWholeAddresses(lines: string[], links: string[]): string[] {
  const addresses = new Set(links.filter(isAddress));
  return [...addresses].reduce((text, address) => {
    const shown = shownAs(address);
    const at = text.findIndex((line) => shown.test(line));
    return at < 0
      ? text
      : text.with(
          at,
          (text[at] ?? "").replace(shown, () => address),
        );
  }, lines);
}

const isAddress = (url: string) => /^https?:\/\/[^\s<>"]+$/iu.test(url) && url.length <= maxAddressLength;

/** With or without its beginning, but never a part of another word, as of an e-mail address. */
function shownAs(address: string): RegExp {
  const core = escapeRegExp(address.replace(/^https?:\/\/(?:www\.)?|\/$/giu, ""));
  return new RegExp(`(?<=^|[\\s|(:,;<])(?:https?:\\/\\/)?(?:www\\.)?${core}\\/?(?![\\p{L}\\p{N}@/])`, "iu");
}
