import type { LetterDocument } from "../document.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { personalSalutation } from "../salutations/named-contact.ts";
import { salutationTo } from "../salutations/salutations.ts";

/** The letter to whom the person chose; at "" to whom the posting names, else to nobody by name. */
export function addressedTo(letter: LetterDocument, to: string, target: AnsweredPosting, companyName: string) {
  const language = letter.language ?? "en";
  const salutation = (to && salutationTo(to, language)) || personalSalutation(target, companyName, language);
  return { ...letter, addressee: to || undefined, salutation };
}

/** How a letter begins. */
export const writtenSalutation = ({ salutation, language }: LetterDocument): string =>
  salutation ?? phrasesOf(language).salutation;

/** How a letter begins, how it would if the person had chosen nobody, and whether the name chosen lacks the title that its language needs. */
export function salutationOf(letter: LetterDocument, target: AnsweredPosting, companyName: string) {
  const { salutation: ofLanguage } = phrasesOf(letter.language);
  const to = letter.addressee ?? "";
  return {
    text: writtenSalutation(letter),
    usual: addressedTo(letter, "", target, companyName).salutation ?? ofLanguage,
    to,
    needs_title: to !== "" && !salutationTo(to, letter.language ?? "en"),
  };
}
