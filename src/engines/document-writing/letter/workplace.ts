import type { FactEntry } from "../../truth/truth.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { decapitalised } from "../phrases/first-letters.ts";

const ownBusiness =
  /^(?:self[- ]?employed|freelance\p{L}*|sole trader|selbst(?:st)?ändig\p{L}*|freiberuf\p{L}*|freischaffend\p{L}*|aut[óo]nom[oa]s?|por cuenta propia|indépendante?|à mon compte|(?:auto|micro)[- ]?entrepr\p{L}*|intermittente?|libero professionista|libera professionista|in proprio|zzp\p{L}*|zelfstandig\p{L}*|własna działalność|samozatrudnieni\p{L}*|trabalhador\p{L}* independente)(?!\p{L})/iu;

/** "at Kernwerk", but "(self-employed)": a status is nobody's employer. */
export function workplace(job: FactEntry, phrases: DocumentPhrases): string {
  const organisation = job.one("organisation")?.text ?? "";
  if (!ownBusiness.test(organisation)) return phrases.at(organisation);
  return `(${decapitalised(organisation)})`;
}
