/** What has a second capital or a sign behind its first word is the name of a house; "Self-employed" and "Family business" are none. */
const isName = (house: string) => /^\S*\p{L}.* .*\p{Lu}/u.test(house);

/**
 * A house behind a title: with its preposition where that is plainly right, else in parentheses. A name of several words that begins with
 * what the house is may want an article, which only some languages let us know.
 */
export const houseBehind =
  (preposition?: string, at?: (house: string) => string) =>
  (house: string): string => {
    const named = at ? at(house) : `${preposition} ${house}`;
    const isPlain = preposition !== undefined && isName(house) && !(at && named === `${preposition} ${house}`);
    return isPlain ? named : `(${house})`;
  };
