import type { Fact } from "../../../../engines/truth/truth.ts";

const monthNames = "January February March April May June July August September October November December".split(" ");

/** Degrees of the same name in full and in short. */
const degrees = `BSc|B.Sc.|BS|Bachelor of Science
MSc|M.Sc.|MS|Master of Science
BA|B.A.|Bachelor of Arts
MA|M.A.|Master of Arts
BEng|B.Eng.|Bachelor of Engineering
MEng|M.Eng.|Master of Engineering
MBA|Master of Business Administration
PhD|Ph.D.|Doctor of Philosophy
BBA|Bachelor of Business Administration
LLB|Bachelor of Laws
LLM|Master of Laws`
  .split("\n")
  .map((line) => line.split("|"));

/** Every way in which the checker accepts a fact that is a name, a title, a time or a mark to be written. */
export function wordingsOf({ kind, text }: Fact): string[] {
  const own = text.normalize("NFC").replace(/\s+/g, " ");
  if (own === "") return [];
  if (kind === "from" || kind === "to") return monthWordings(own);
  if (kind === "period") return periodWordings(own);
  if (kind === "degree") return [...new Set([own, ...(degrees.find((names) => names.includes(own)) ?? [])])];
  if (kind === "organisation") return [...new Set([own, withoutLegalForm(own)])];
  if (kind === "title" || kind === "subject") return [...new Set([own, ...lowered(own)])];
  if (kind === "skill") return [...new Set([own, ...(/^\p{Lu}[\p{Ll}\s]{3,}$/u.test(own) ? [own.toLowerCase()] : [])])];
  return [own];
}

const legalForm =
  /(?: (?:GmbH & Co\. KGaA|GmbH & Co\. KG|GmbH|mbH|AG|SE|KG|OHG|UG|e\.V\.|Ltd\.?|Limited|LLP|LLC|PLC|plc|Inc\.?|Corp\.?|S\.A\.|SA|S\.L\.|SAS|SARL|S\.p\.A\.|S\.r\.l\.|B\.V\.|BV|N\.V\.|NV|AB|A\/S|AS|Lda\.?|Ltda\.?|S\.R\.L\.|GesmbH|Ges\.m\.b\.H\.|Oy|Oyj|sp\. z o\.o\.|A\.Ş\.|S\.A\.S\.|K\.K\.|d\.o\.o\.|s\.r\.o\.|Kft\.|ApS|Zrt\.|Pty Ltd))$/;

/** "Kernwerk" for "Kernwerk GmbH", unless hardly a name would be left. */
function withoutLegalForm(name: string): string {
  const bare = name.replace(legalForm, "").replace(/,$/, "");
  return bare.length > 2 ? bare : name;
}

/** "HR Assistant" as "HR assistant"; names with digits, signs or capitals inside keep their letters. */
const lowered = (text: string) => [text.replace(/(?<![^\s-])\p{Lu}\p{Ll}+(?![^\s-])/gu, (word) => word.toLowerCase())];

function monthWordings(yearMonth: string): string[] {
  const [year = "", month = ""] = yearMonth.split("-");
  const name = monthNames[Number(month) - 1];
  if (!name) return [yearMonth];
  const short = name.slice(0, 3);
  return [`${name} ${year}`, `${short} ${year}`, `${short}. ${year}`, `${month}/${year}`, yearMonth, year];
}

function periodWordings(period: string): string[] {
  const [start, end] = period.split(" - ");
  if (!start || !end) return [period, period.replace(/ -$/, " –")];
  return [" - ", " – ", "–", "-", " to ", " until "].map((between) => `${start}${between}${end}`);
}
