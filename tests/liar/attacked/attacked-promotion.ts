import type { Attack } from "./attack.ts";

/** Two jobs at one firm and one at another: what was done in each, where and since when. */
export const attackedPromotion: Record<string, Attack> = {
  "a cook's three jobs at two places": {
    about: {
      summary: "Head cook for canteens. I like order.",
      languages: ["Turkish (native)", "German (B2)"],
      skills: ["HACCP", "Menu planning"],
      jobs: [
        [
          "Kitchen Assistant (part-time)",
          "Mensa Nord",
          "Kiel, Germany",
          "2011-02",
          "2013-01",
          ["Washed dishes for 300 guests.", "Helped to plan menus."],
        ],
        [
          "Cook",
          "Mensa Nord",
          "Kiel, Germany",
          "2013-02",
          "2017-07",
          ["Cooked lunch for 400 guests.", "Trained 3 assistants."],
        ],
        [
          "Head Cook",
          "Klinik Ost",
          "Rostock, Germany",
          "2017-09",
          "",
          ["Lead a kitchen of 12.", "Cut food waste by 20 %."],
        ],
      ],
      degrees: [["Vocational diploma", "Cookery", "Kiel College", "2009 - 2011"]],
      certificates: [["Food Safety", "TÜV", "2018"]],
    },
    lies: `
      As a cook, I washed dishes for 300 guests.
      As a cook, I helped to plan menus.
      As a Kitchen Assistant, I cooked lunch for 400 guests.
      As Head Cook, I trained 3 assistants.
      As Head Cook at Mensa Nord, I cooked lunch for 400 guests.
      At Klinik Ost, I cooked lunch for 400 guests.
      In Rostock, I trained 3 assistants.
      In Kiel, I lead a kitchen of 12.
      At Mensa Nord, where I worked from 2011 to 2017 as a cook, I trained 3 assistants.
      At Mensa Nord, where I worked as a cook from 2011 to 2017, I cooked lunch for 400 guests.
      I worked as a cook at Mensa Nord from 2011 to 2017.
      I worked as a cook at Mensa Nord for six years.
      I have been Head Cook since 2013.
      At Mensa Nord, where I was Head Cook, I trained 3 assistants.
      While working as a Head Cook in Kiel, I trained 3 assistants.
      After joining Klinik Ost, I cooked lunch for 400 guests.
      I joined Mensa Nord as a Cook in 2011.
      I began my career as a Cook at Mensa Nord.
      I was Head Cook at Klinik Ost, where I cut food waste by 20 %.
      I worked at Klinik Ost from 2017 to 2020, where I cut food waste by 20 %.
      Since 2017, I have cut food waste by 20 %.
      As Head Cook since 2017, I cut food waste by 20 %.
      Between 2013 and 2017, I trained 3 assistants.
      During my apprenticeship at Mensa Nord, I washed dishes for 300 guests.
      During my internship, I washed dishes for 300 guests.
      As a volunteer at Mensa Nord, I washed dishes for 300 guests.
      I worked full-time as a cook at Mensa Nord.
      I worked part-time as a cook at Mensa Nord.
      I work part-time as Head Cook at Klinik Ost.
      I have worked as a cook in Kiel and Rostock.
      I have worked as a head cook in Kiel and Rostock.
      I have worked as a cook at Mensa Nord and Klinik Ost.
      I worked as a cook and head cook at Mensa Nord in Kiel.
      I was a cook at Mensa Nord in Kiel and Head Cook at Klinik Ost in Rostock.
      I am a cook at Mensa Nord and Head Cook at Klinik Ost.
      I hold a diploma in Hotel Management from Kiel College.
      I studied Cookery at Klinik Ost.
      I studied Cookery at Kiel College from 2009 to 2013.
      After my diploma, I led a kitchen of 12.
      As Head Cook for canteens and hospitals, I lead a kitchen of 12.
      I am a head cook for hospitals.
      I hold the Food Safety certificate from Kiel College.
      In 2017, I obtained the Food Safety certificate.
      I have been TÜV certified in HACCP since 2018.
      I am certified in HACCP.
      I am certified in Menu planning by TÜV.
      I speak German at native level.
      I speak German and Turkish at B2 level in HACCP.
      Turkish and German are my mother tongues.
      I am a Turkish cook.
      I am native German.
      I am a German speaker at C2 level.
      I moved to Klinik Ost in 2013.
      I moved from Rostock to Kiel.
      My path led from Head Cook in Rostock to Cook in Kiel.
      My career has taken me from Cook at Klinik Ost to Head Cook at Mensa Nord.
      Head Cook, Mensa Nord, Kiel
      Cook, Klinik Ost, Rostock (2017–present)
      Mensa Nord, Kiel: Cook (2011–2017)
      I was employed at Mensa Nord until 2019 as a cook.
      I worked for three years as a cook at Mensa Nord.
      After five years as a cook at Mensa Nord, I joined Klinik Ost.
      Having begun as a cook at Mensa Nord, I am now Head Cook at Klinik Ost.
      I worked part-time as a Kitchen Assistant at Klinik Ost.
      Currently, I work as a cook at Mensa Nord.
      Today I lead a kitchen of 12 at Mensa Nord.
      I cut food waste by 20 % at Mensa Nord.
      As Cook and Head Cook, I trained 3 assistants.
      As Head Cook and Cook at Klinik Ost, I lead a kitchen of 12.`,
    truths: `
      I worked part-time as a Kitchen Assistant at Mensa Nord before becoming a cook.
      As a part-time kitchen assistant, I washed dishes for 300 guests.
      At Klinik Ost in Rostock, where I have been Head Cook since September 2017, I lead a kitchen of 12.
      I worked in Kiel from 2013 to 2017 as a cook.
      In 2017 I joined Klinik Ost in Rostock as Head Cook.
      I have worked as a cook and head cook in Kiel and Rostock.
      I worked as a kitchen assistant and cook at Mensa Nord in Kiel.`,
  },
};
