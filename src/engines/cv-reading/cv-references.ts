import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { namesJob } from "../text/text.ts";
import { blocksOf, clipped, withoutBullet } from "./cv-text.ts";
import { namesCompany } from "./cv-words.ts";

const email = /(?<![\w.%+-])[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/u;
const phone = /(?:\+|00)?\(?\d[\d\s()./-]{6,18}\d/u;

/** People who vouch, one per block; "available on request" names nobody. */
export function referencesOf(lines: string[]): ProfileDocument["references"] {
  return blocksOf(lines)
    .flatMap(peopleOf)
    .map((block) => block.map(withoutBullet).join("\t"))
    .filter((text) => !/request|anfrage|demande|petición|solicitud/i.test(text))
    .map(referenceOf)
    .filter((reference) => reference.name !== "");
}

/** What follows a line of contacts is said of the next one. */
function peopleOf(block: string[]): string[][] {
  const isContact = (line = "") => email.test(line) || phone.test(line);
  const people: string[][] = [];
  block.forEach((line, index) => {
    if (index > 0 && !(isContact(block[index - 1]) && !isContact(line))) people.at(-1)?.push(line);
    else people.push([line]);
  });
  return people;
}

function referenceOf(text: string): ProfileDocument["references"][number] {
  const address = email.exec(text)?.[0] ?? "";
  const number = phone.exec(text)?.[0] ?? "";
  const pieces = text
    .replace(address, "\t")
    .replace(number, "\t")
    .split(/\t+|\s*[|]\s*|,\s+(?!(?:Inc|LLC|Ltd|Limited|Co|Corp|GmbH|P\.C|S\.A)\b)|\s+[|•·–—]\s+|\s+-\s+/u)
    .map((piece) => piece.replace(/^(?:e-?mail|phone|tel\.?|mobile)\s*:?\s*/iu, "").trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));
  const [name = "", ...others] = pieces;
  const title = others.find((piece) => namesJob(piece) && !namesCompany(piece)) ?? unnamedTitle(others);
  return {
    name: clipped(name, 100),
    title: clipped(title, 100),
    company: clipped(others.find((piece) => piece !== title) ?? "", 100),
    mobile: number
      .replace(/[^\d+ -]/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
    email: address.length <= 100 ? address : "",
  };
}

/** Of two things said of a person the first is the title, unless it is a company's name. */
function unnamedTitle([first = "", second]: string[]): string {
  return second !== undefined && !namesCompany(first) ? first : "";
}
