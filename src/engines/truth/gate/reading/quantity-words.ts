import { type DocumentLanguage, largeNumberWords, memoized, numberWords } from "../../../text/text.ts";
import { folded } from "./languages.ts";

/** Number words of a language, a blank for each hyphen; an article is none. "doscientas" is said as "doscientos". */
export const numbersIn = memoized((language: DocumentLanguage): ReadonlyMap<string, number> => {
  const words = [...numberWords([language]), ...largeNumberWords(language)].filter(([, number]) => number !== 1);
  const spelled = words.map(([word, number]): [string, number] => [folded(word).replaceAll("-", " "), number]);
  const others = spelled.flatMap(([word, number]) =>
    [word.replace(/entos\b/, "entas"), word.replace("hundred ", "hundred and ")].map((own): [string, number] => [
      own,
      number,
    ]),
  );
  return new Map([...others, ...spelled]);
});

const numbered = (rows: Record<string, string>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(rows).flatMap(([value, words]) =>
      words.split(" ").map((word): [string, number] => [folded(word), Number(value)]),
    ),
  );

export const scales = numbered({
  12: "dozen dutzend docena docenas douzaine",
  100: "hundred hundert hundred honderd cientos cents cento sto",
  1000: "thousand k tausend tsd mil mille mila duizend tysiac tysiace tysiecy tys milliers miles",
  100000: "lakh lakhs lac lacs",
  1000000:
    "million millions mio million millionen millon millones millionnen milhao milhoes milione milioni miljoen milion miliony miliona milionow mln mn",
  10000000: "crore crores cr",
  1000000000:
    "billion billions bn milliarde milliarden mrd milliard milliards miliardo miliardi miljard mld bilhao bilhoes",
});

/** "doubled" says that what came was twice what was. */
export const ratios = numbered({
  2: "double doubled doubling doubles twofold verdoppelt verdoppelte verdoppelung doppelt duplique duplico duplicado duplicar doublee raddoppiato verdubbeld podwoil",
  3: "triple tripled tripling treble trebled threefold verdreifacht verdreifachte triplique triplico triplicado triplicar",
  4: "quadrupled quadruple fourfold vervierfacht vervierfachte cuadruplique",
  0.5: "halved halving halbiert halbierte halbieren",
  10: "tenfold verzehnfacht verzehnfachte",
});

export const fractions = numbered({
  0.5: "half halfte halb halbe mitad moitie meta helft polowa metade",
  0.3333333333: "third thirds drittel tiers tercio tercios terzo terzi terço terços derde",
  0.25: "quarter quarters viertel viertels cuarto cuartos quart quarts quarto quarti quartos kwart",
});

/** Of these what may also be a place in a row, or a unit of time. */
export const ordinals = new Set("quarter quarters cuarto quart quarto third tiers terzo tercio derde".split(" "));

/** Behind a number and "and". */
export const halfWords = new Set("half halb medio media demi demie mezzo mezza meio meia pol".split(" "));

/** Before a unit of time: "per week", "each week", "pro Woche", "al mes". */
export const per = new Set(
  folded(
    "per a an each every pro je jede jeden jedes im in am der por al cada a la par chaque al alla ogni per elke na kazdy por ao",
  ).split(" "),
);

export type Bound = "min" | "max" | "about";
export type End = "from" | "to" | "by";

/** The words before a number, two of them joined by a blank. */
export const roleWords: ReadonlyMap<string, Bound | End> = new Map(
  Object.entries({
    min: `over|above|exceeding|more than|better than|longer than|larger than|higher than|well over|langer als|hoher als|gut|reichlich|plus que|plus d|mas que|piu che|mais que|acima de|przeszlo|at least|minimum|min|upwards of|mindestens|uber|mehr als|wenigstens|mas de|al menos|minimo|por encima de|como minimo|plus de|au moins|minimum de|au dela de|oltre|piu di|almeno|meer dan|minstens|ruim|ponad|wiecej niz|co najmniej|mais de|pelo menos`,
    max: `up to|under|below|less than|fewer than|just under|shorter than|moins d|inferieurs a|por debajo de|at most|maximum|max|bis zu|hochstens|maximal|unter|weniger als|hasta|menos de|como maximo|jusqu a|moins de|au plus|fino a|meno di|al massimo|tot|minder dan|hoogstens|do|mniej niz|ate|menos de`,
    about: `about|close to|around about|um die|quelque|around|approximately|roughly|some|nearly|almost|circa|ca|c|etwa|rund|ungefahr|knapp|fast|casi|unos|unas|aproximadamente|alrededor de|cerca de|environ|presque|pres de|autour de|quasi|circa|ongeveer|bijna|okolo|prawie`,
    from: "from",
    to: "to|auf|zu|a|al|au|alla|naar|do|para|bis",
    by: "by|um|en|en un|un|per|met|em",
  }).flatMap(([role, words]) =>
    words.split("|").map((word): [string, Bound | End] => [folded(word), role as Bound | End]),
  ),
);
