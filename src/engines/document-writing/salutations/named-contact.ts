import type { DocumentLanguage } from "../../text/text.ts";
import { ofHouse, surnameOf, surnamePattern, titled, untitled } from "./salutations.ts";

/** Speaks of applying or asking. */
const isOfContact =
  /@|\d{3}|(?<!\p{L})(?:appl|address|contact|(?:e-?)?mail|ring|call|phone|question|quer|attenti?on|atenci|attenti|send|bewerb|richte|ansprech|fragen?(?!\p{L})|auskunft|rückfrage|telefon|candidat|adress|envoy|env[ií][aeoé]|renseign|dirig|pregunt|dud|rivol|inoltr|invi[ao]|curriculum|contatt|solli|stuur|vrag|inlicht|bel(?!\p{L})|aplik|kontakt|pytani|informac|kierow|prosimy|dúvid|escla)/iu;
const contactLabel =
  /(?<!\p{L})(?:(?:contact(?: person)?|your contact|ansprech(?:partner|person)\p{L}*|(?:votre )?interlocut\p{L}*|persona de contacto|referente|contactpersoon|pessoa de contacto)(?::| is| ist| est| es)|a la atención de|à l['’]attention de|for the attention of|ter attentie van|t\.a\.v\.|z\. ?hd\.|phone|queries to) /iu;
/** "Send your CV to Marieke." */
const sentTo =
  /(?<!\p{L})(?:send|address\p{L}*|[Ee]?-?[Mm]ail|[Ss]end|[Ss]tuur|schick\p{L}*|write)(?!\p{L})[^.!?]* (?:to|naar|aan|an) (?:(?:\p{Lu}\p{Ll}+ )?(?:Manager|Director|Supervisor|Coordinator) )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[.!,]|$| (?:at|by|via|op|unter|per)(?!\p{L}))/u;
/** The salutation of the one person whom a posting names for applications; undefined where it names none, or several. */
export function personalSalutation(
  { lines }: { lines: ReadonlySet<string> },
  company: string,
  language: DocumentLanguage,
): string | undefined {
  const asking = [...lines]
    .flatMap((line) => line.split(/(?<=\p{L}{4}[.!?]) /u))
    .filter((line) => isOfContact.test(line));
  const greetings = asking.flatMap((line) =>
    titled[language].flatMap(([titles, greet]) =>
      [...line.matchAll(new RegExp(`(?<![\\p{L}/.])(${titles}) (${surnamePattern})`, "gu"))].map(
        ([, title = "", who = ""]) => greet(title, surnameOf(who, language)),
      ),
    ),
  );
  const named = greetings.length > 0 ? greetings : asking.flatMap((line) => untitledIn(line, company, language));
  return new Set(named).size === 1 ? named[0] : isInformal(lines, language) ? informal[language] : undefined;
}

/** To nobody by name, where a posting says "du" throughout and "Sehr geehrte ..." would not answer it. */
const informal: Partial<Record<DocumentLanguage, string>> = { de: "Guten Tag,", nl: "Beste lezer," };
const informalWords: Partial<Record<DocumentLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}{0,2})(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:je|jij|jou|jouw)(?!\p{L})/giu,
};
const minInformal = 3;

const isInformal = (lines: ReadonlySet<string>, language: DocumentLanguage): boolean => {
  const said = informalWords[language];
  return said !== undefined && ([...lines].join("\n").match(said)?.length ?? 0) >= minInformal;
};

function untitledIn(line: string, company: string, language: DocumentLanguage): string[] {
  const labelled = new RegExp(`^\\p{Lu}\\p{Ll}+ ${surnamePattern}`, "u").exec(line.split(contactLabel)[1] ?? "")?.[0];
  const who = labelled ?? sentTo.exec(line)?.[1];
  const greet = untitled[language];
  return who && greet && /^\p{Lu}/u.test(who) && !ofHouse.test(who) && !company.includes(who) ? [greet(who)] : [];
}
