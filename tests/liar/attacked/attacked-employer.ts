import type { Attack } from "./attack.ts";

const jobs = (end: string): Attack["about"]["jobs"] => [
  ["Cook", "Blue Anchor", "Leeds", "2015-03", "2017-06", ["Baked bread."]],
  ["Sous Chef", "Blue Anchor", "Leeds", "2017-07", end, ["Planned menus."]],
  ["Barista", "Red Lion", "York", "2011-03", "2014-06", ["Brewed coffee."]],
];

/** Two jobs at one employer told as one stay. */
export const attackedEmployer: Record<string, Attack> = {
  "a cook who is sous chef where she was cook": {
    about: { jobs: jobs("") },
    lies: `
      I have been with Blue Anchor since March 2015, and since March 2015 as Sous Chef.
      I have been with Blue Anchor in York since March 2015, and since July 2017 as Sous Chef.
      I have been with Red Lion since March 2011, and since July 2017 as Sous Chef.
      I have been with Blue Anchor since March 2011, and since July 2017 as Sous Chef.
      I have worked at Blue Anchor since March 2015, first as a Sous Chef and since July 2017 as a Cook.
      I worked at Blue Anchor from March 2015 to June 2017, first as a Cook and then as a Sous Chef.`,
    truths: `
      I have been with Blue Anchor since March 2015, and since July 2017 as Sous Chef.
      I have worked at Blue Anchor since March 2015, first as a Cook and since July 2017 as a Sous Chef.`,
  },
  "a cook who was sous chef where she was cook": {
    about: { jobs: jobs("2019-05") },
    lies: `
      I have been with Blue Anchor since March 2015, and since July 2017 as Sous Chef.
      I worked at Blue Anchor from March 2015 to May 2019, first as a Sous Chef and from July 2017 as a Cook.
      I worked at Blue Anchor from March 2011 to May 2019, first as a Barista and from July 2017 as a Sous Chef.
      I worked at Blue Anchor from March 2015 to May 2020, first as a Cook and from July 2017 as a Sous Chef.`,
    truths: "I worked at Blue Anchor in Leeds from 2015 to 2019, first as a Cook and later as a Sous Chef.",
  },
};
