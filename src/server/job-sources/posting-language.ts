/** Everyday words that tell a language from the others here. */
const commonWords: Record<string, string> = {
  en: "the and you with for our are will your of we to in is as have this on be at",
  de: "und die der das mit für wir sie ein eine dich dein ist zu bei von auf den unser du im als",
  fr: "les des et une vous nous pour dans avec votre est notre sur au du vos en qui aux le la de",
  es: "los las y una para con nuestro tu del por que es como en el la de experiencia se un equipo",
  it: "gli e una per con nostro il del della che sono nel di le dei alla un team tua",
  pt: "os as e uma para com nossa você do da que em são no na dos mais um experiência sua",
  nl: "het een en van de voor met je wij ons bij naar zijn jouw dat op te ook aan binnen",
  sv: "och att som vi är du med för på av ett en din våra har om till hos oss",
  pl: "i w z na do się oraz dla w jest od nasz twoje pracy po przy jako o że",
};
const wordSets = Object.entries(commonWords).map(([language, words]) => ({
  language,
  words: new Set(words.split(" ")),
}));
/** Fewer tell nothing. */
const fewestHits = 5;

/** The language of a text by its everyday words, as BCP 47; "und" (undetermined) when they do not tell. */
export function languageOf(text: string): string {
  const words =
    text
      .slice(0, 5000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const hits = wordSets.map(({ language, words: known }) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  }));
  const [best] = hits.sort((one, other) => other.count - one.count);
  return best && best.count >= fewestHits ? best.language : "und";
}
