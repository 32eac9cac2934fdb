import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { namesJob } from "../text/text.ts";
import { hasDateRange } from "./cv-dates.ts";
import { headingOf } from "./cv-headings.ts";
import { clipped, unique } from "./cv-text.ts";
import { namesPlace } from "./cv-words.ts";

type PersonalDetails = ProfileDocument["personal_details"];

/** Only from where a word begins: tried from each of its letters, a word of 200 000 takes minutes. */
const emailPattern = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const urlPattern =
  /(?:https?:\/\/|www\.|(?=(?:[a-z]{2}\.)?linkedin\.com\/|github\.com\/|xing\.com\/))[^\s,;|<>"'•·]+/iu;
const phonePattern = /(?<![\w/.-])(?:\+|00)?\(?\d[\d\s()./-]{6,18}\d(?![\w/])/gu;
const labels = {
  name: /^(?:full name|name|nom|nombre)\s*:\s*(.+)$/iu,
  birth:
    /^(?:date of birth|born|dob|geburtsdatum|geboren(?: am)?|né(?:e)? le|date de naissance|fecha de nacimiento)\s*:?\s*(.+)$/iu,
  address: /^(?:address|anschrift|adresse|dirección|direccion)\s*:\s*(.+)$/iu,
  location: /^(?:location|city|wohnort|ort|lieu|ciudad|residence)\s*:\s*(.+)$/iu,
};

/** Personal details from the head of a CV and its contact section. A CV may hold several people: the first one counts. */
export function personalDetailsOf(head: string[], contact: string[]): PersonalDetails {
  const lines = [...head, ...contact].filter((line) => line !== "");
  const pieces = lines.flatMap((line) => line.split(/\t+|\s+[|•·–—]\s+|\s*[|•]\s*/u)).map((piece) => piece.trim());
  const address = labelled(pieces, labels.address) ?? streetOf(pieces);
  return {
    ...emptyProfile().personal_details,
    name: clipped(labelled(pieces, labels.name) ?? nameOf(head), 40),
    email: emailPattern.exec(lines.join("\n"))?.[0] ?? "",
    external_profile_url: urlOf(lines.join("\n")),
    date_of_birth: dayOf(labelled(lines, labels.birth) ?? ""),
    present_location: clipped(labelled(pieces, labels.location) ?? placeOf(pieces) ?? placeAtContacts(head, lines), 50),
    address: clipped(address ?? "", 100),
    mobile_numbers: phonesOf(pieces),
  };
}

function labelled(pieces: string[], label: RegExp): string | undefined {
  return pieces.map((piece) => label.exec(piece)?.[1]?.trim()).find((value) => value !== undefined);
}

const nameParticles = new Set(
  "de da do dos das del della di du la le van von vom der den zu zur bin ibn al el y e".split(" "),
);

/** The first line that reads as a name, and looks like one more than those that only may be one. */
function nameOf(head: string[]): string {
  const first = head.filter((line) => line !== "" && !documentTitle.test(line) && !headingOf(line)).slice(0, 6);
  if (isUnusualName(first[0] ?? "", first[1] ?? "")) return first[0] ?? "";
  const pieces = (lines: string[]) =>
    lines.flatMap((line) => line.split(/\t|\s[|•·–—-]\s|,/u)).map((piece) => piece.trim());
  const isContact = (line: string) => emailPattern.test(line) || phonesOf([line]).length > 0;
  const [contacts, others] = [first.filter(isContact), first.filter((line) => !isContact(line))];
  return pieces(others).find(isName) ?? pieces(contacts).find(isName) ?? "";
}

const documentTitle = /curriculum|vitae|lebenslauf|r[ée]sum[ée]|portfolio|bewerbung/i;
const maxNameWords = 7;

const credential = /^(?=.*(?:\.|\p{Lu}.*\p{Lu}))(?:\p{Lu}\p{L}{0,3}\.?){1,4}$/u;

/** What stands alone in the first line may be a name of one word, in small letters, with titles, or in brackets. */
function isUnusualName(line: string, next: string): boolean {
  const [name = "", ...titles] = line.split(/,\s+/u);
  const words = name.split(/\s+/u);
  return (
    words.length <= maxNameWords &&
    words.every((word) => /^[("„“«]?[\p{L}\p{M}][\p{L}\p{M}.'’ʻʼ-]*[)"“”»]?$/u.test(word)) &&
    titles.every((title) => credential.test(title)) &&
    (namesJob(next) || (!namesJob(name) && words.every((word) => /^\P{Ll}/u.test(word) || nameParticles.has(word)))) &&
    !namesPlace(line)
  );
}

/** Two to five words of letters, no job, no heading, no document title. */
export function isName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => /^[\p{L}\p{M}][\p{L}\p{M}.'’-]*$/u.test(word)) &&
    words.every((word) => /^\P{Ll}/u.test(word) || nameParticles.has(word)) &&
    !documentTitle.test(text) &&
    !headingOf(text) &&
    !namesJob(text) &&
    !namesPlace(text)
  );
}

function urlOf(text: string): string {
  const found = urlPattern.exec(text.replace(new RegExp(emailPattern, "gu"), " "))?.[0].replace(/[.)\]]+$/, "") ?? "";
  if (found === "" || found.length > 490) return "";
  return /^https?:\/\//i.test(found) ? found.replace(/^https?/i, (scheme) => scheme.toLowerCase()) : `https://${found}`;
}

function phonesOf(pieces: string[]): string[] {
  const numbers = pieces
    .filter((piece) => !emailPattern.test(piece) || piece.includes("+"))
    .map((piece) => piece.replace(new RegExp(urlPattern, "giu"), " "))
    .flatMap((piece) => piece.match(phonePattern) ?? [])
    .filter((number) => !/^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/.test(number.trim()) && !hasDateRange(number))
    .map((number) =>
      number
        .replace(/^00/, "+")
        .replace(/[^\d+ -]/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((number) => number.replace(/\D/g, "").length >= 7);
  return unique(numbers).slice(0, 5);
}

function placeOf(pieces: string[]): string | undefined {
  const places = pieces
    .map((piece) => piece.replace(/(?<=[A-Z]{2}) \d{5}(?:-\d{4})?$/, ""))
    .filter((piece) => piece.length <= 60 && !/[@\d]/.test(piece) && !namesJob(piece));
  return places.find(namesPlace);
}

function placeAtContacts(head: string[], lines: string[]): string {
  return placeBesideContacts(lines) || placeAboveContacts(head);
}

/** Below name and title, right above the contacts: "Dublin", or "Montréal, QC". */
function placeAboveContacts(head: string[]): string {
  const lines = head.filter((line) => line !== "");
  const above = lines[lines.findIndex((line) => emailPattern.test(line) || phonesOf([line]).length > 0) - 1] ?? "";
  const parts = above.split(/[,،]\s*/u);
  const isShort = parts.length === 1 ? !/\s/.test(above) : parts.length <= 3;
  return lines.indexOf(above) >= 2 && isShort && parts.every(isCapitalised) && !namesJob(above) ? above : "";
}

/** Letters alone, few words, the first one not small. */
const isCapitalised = (words: string) =>
  /^\P{Ll}[\p{L}\p{M}\s,،.'’()-]*$/u.test(words) && words.split(/\s+/).length <= 5;

/** "Dublin | zoe@example.org | +353 1 555 0108": among contacts, what names nothing else is the place. */
function placeBesideContacts(lines: string[]): string {
  const pieces = lines
    .filter((line) => emailPattern.test(line))
    .flatMap((line) => line.split(/\t+|\s+[|•·]\s+/u))
    .map((piece) => piece.trim());
  const isPlace = (piece: string) => isCapitalised(piece) && !/\p{L}\.\p{L}/u.test(piece);
  return pieces.length > 1 ? (pieces.slice(isName(pieces[0] ?? "") ? 1 : 0).find(isPlace) ?? "") : "";
}

function streetOf(pieces: string[]): string | undefined {
  return pieces.find(
    (piece) =>
      !emailPattern.test(piece) &&
      /(?:str(?:aße|asse|\.)|street|st\.|road|rd\.|avenue|ave\.?|lane|drive|rue|calle|platz|weg|allee|via|plaza)(?![\p{L}])/iu.test(
        piece,
      ) &&
      /\d/.test(piece),
  );
}

/** "1990-05-21", "21.05.1990", "21/05/1990"; what could be read in two ways stays out. */
function dayOf(text: string): string {
  const iso = /(?<!\d)((?:19|20)\d{2})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  const european = /(?<!\d)(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d{2})(?!\d)/.exec(text);
  const parts = iso ? [iso[1], iso[2], iso[3]] : european ? [european[4], european[3], european[1]] : undefined;
  const isAmbiguous = european?.[2] === "/" && Number(european[1]) <= 12;
  if (!parts || isAmbiguous) return "";
  const day = parts.map((part) => String(part).padStart(2, "0")).join("-");
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && time < Date.now();
  return isReal ? day : "";
}
