import { postingFacts, type TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";

/** What a document may rest on: the profile, the account's name and address where the profile has none, and the posting. */
export function documentFacts(
  own: FactBase,
  user: { name: string; email: string },
  target: TargetPosting,
  companyName: string,
): FactBase {
  const account = { section: "person", entry: null } as const;
  const hasName = own.has("person.name");
  const hasMail = [...own.values()].some(
    ({ kind, section, text }) => section === "person" && kind === "contact" && text.includes("@"),
  );
  const named: Fact[] = [
    ...(hasName ? [] : [{ ...account, id: "account.name", kind: "name" as const, text: user.name }]),
    ...own.values(),
    ...(hasMail ? [] : [{ ...account, id: "account.email", kind: "contact" as const, text: user.email }]),
    ...postingFacts(target, companyName),
  ];
  return new Map(named.map((fact) => [fact.id, fact]));
}

/** A name and a phone number alone make no document. */
export const saysNothing = (facts: FactBase) => ![...facts.values()].some(saysSomething);

const saysSomething = ({ section, kind, text }: Fact) =>
  text !== "" && (section !== "person" || kind === "summary" || kind === "skill");
