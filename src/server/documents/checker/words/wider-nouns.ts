import type { Order } from "./name-bounds.ts";
import { absolute } from "./what-may-be-left-out.ts";

/**
 * More general names of things, which tell less: toddlers are children. None of a tool, a title, a degree or a place. What is marked "!"
 * is only a shorter name of the same.
 */
const wider = new Map(
  `children < toddlers infants babies preschoolers schoolchildren pupils boys girls kids
young people < teenagers adolescents teens
vehicles < lorries trucks vans cars buses tractors motorcycles motorbikes ambulances minibuses forklifts trams
animals < dogs cats horses cows pigs sheep goats calves hens rabbits birds cattle poultry
cattle < cows calves bulls heifers
poultry < hens chickens ducks geese turkeys
fruit < apples pears cherries strawberries plums grapes oranges berries raspberries
vegetables < potatoes carrots onions tomatoes cabbages leeks cucumbers lettuces
plants < trees shrubs flowers roses herbs hedges
trees < oaks pines spruces beeches firs
documents < contracts invoices certificates letters forms receipts permits
computers < laptops pcs
devices < laptops smartphones printers phones scanners monitors
machines < lathes presses excavators diggers mowers conveyors
furniture < chairs wardrobes cupboards sofas desks
clothes < dresses suits shirts uniforms trousers jackets
buildings < houses schools hospitals churches barns warehouses
shops < supermarkets bakeries bookshops boutiques kiosks
dishes < soups salads starters desserts sauces
desserts < cakes tarts puddings
meals < breakfasts lunches dinners
bread < loaves rolls baguettes
pastries < croissants tarts
drinks < beers wines cocktails juices
instruments < violins cellos guitars pianos flutes trumpets
injuries < burns fractures sprains
messages < emails texts
texts < articles speeches brochures
events < concerts weddings conferences festivals fairs parties exhibitions
sports < football handball volleyball basketball tennis swimming
weekends < saturdays_and_sundays!
weekend < saturday_and_sunday!
texts < text_messages!
text < text_message!`
    .split("\n")
    .flatMap((line) => {
      const [name = "", narrow = ""] = line.split(" < ");
      return narrow.split(" ").map((word) => [word, name] as const);
    })
    .reduce(
      (all, [word, name]) => all.set(word, [...(all.get(word) ?? []), name.split(" ")]),
      new Map<string, string[][]>(),
    ),
);

const longest = 3;
/** Of all, of none, of a share and of fewer of the narrower nothing follows for the wider. */
const measuring =
  /^(?:%|rate|share|percentage|proportion|number|average|half|third|quarter|than|fewer|less|below|cut|(?:prevent|avoid|reduc|lower|decreas|eliminat|halv|doubl|tripl|increas|rais|stopp|end)(?:e|ed|es|s|ing))$/;
const all = /^(?:the|these|those|its|their)$/;
const change = / (?:by|from|(?<!\d )to) (?:(?:more than|up to|approximately) )?\d/;

/** "Looked after toddlers" as "looked after children". */
export const widened: Order = (words) => {
  const named = words.flatMap((_, at) => narrowAt(words, at));
  const isStrict =
    named.length > 0 &&
    (words.some((word) => absolute.test(word) || measuring.test(word)) || change.test(words.join(" ")));
  const found = named.filter(({ isSame, isOfAll }) => isSame || !(isStrict || isOfAll));
  if (found.length === 0) return [];
  const put = (told: string[], { at, length, name }: Narrow) => told.toSpliced(at, length, ...name);
  const each = found.map((one) => put(words, one));
  const firsts = found.filter(({ at }, index) => found.findIndex((other) => other.at === at) === index);
  const together = firsts.toReversed().reduce(put, words);
  return firsts.length > 1 ? [...each, together, ...sums(together)] : each;
};

/** "22 vans and four trucks" as "26 vehicles". */
function sums(words: string[]): string[][] {
  const text = words.join(" ");
  const told = text.replace(
    counted,
    (_, one: string, name: string, other: string) => `${Number(one) + Number(other)} ${name}`,
  );
  return told === text || counted.test(told) ? [] : [told.split(" ")];
}

const counted =
  /(?<!\S)(?<!\b(?:to|than|approximately|nearly|almost|below|least|most|average|about|,|and) )(\d{1,4}) (\p{L}+) and (\d{1,4}) \2(?= (?!and |, )|$)/u;

interface Narrow {
  at: number;
  length: number;
  name: string[];
  isSame: boolean;
  /** "The toddlers" are not "the children". */
  isOfAll: boolean;
}

function narrowAt(words: string[], at: number): Narrow[] {
  const isOfAll = words.slice(Math.max(0, at - 2), at).some((word) => all.test(word));
  return Array.from({ length: longest }, (_, index) => index + 1).flatMap((length) => {
    const own = words.slice(at, at + length).join("_");
    const [same, more] = [wider.get(`${own}!`) ?? [], wider.get(own) ?? []];
    return [...same, ...more].map((name, index) => ({ at, length, name, isSame: index < same.length, isOfAll }));
  });
}
