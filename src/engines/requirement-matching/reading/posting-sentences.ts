import { splitSentences } from "../../text/text.ts";

const abbreviation =
  /(?<!\p{L})(?:incl|inkl|mind|min|max|ca|bzw|etc|kat|cat|nr|no|approx|bspw|vgl|abgeschl|evtl|ggf|tzn|np|m\.in|ecc|es|ej|p\.\s?ej|p\.\s?ex|ex|bijv|o\.a|d\.h|z\.\s?B|u\.\s?[aä]|[ou](?=\.\s?ä)|o\.\s?ä|e\.g|i\.e)\.(?=\s)/giu;
/** A letter for private use: nothing ends a sentence at it. */
const stop = "\ue000";

/** Sentences, and what a semicolon parts; an abbreviation ends none. */
export const postingSentences = (text: string): string[] =>
  splitSentences(text.replace(abbreviation, (found) => found.replaceAll(".", stop)))
    .flatMap((sentence) => sentence.split(/\s*;\s+|\s+[|·]\s+/))
    .map((sentence) => sentence.replaceAll(stop, "."));
