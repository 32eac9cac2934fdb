import type { Attack } from "./attack.ts";

/** What answers a posting, and several jobs or studies in one sentence. */
export const attackedAnswers: Record<string, Attack> = {
  "a gardener's answers and ways": {
    about: {
      skills: ["Pruning", "Irrigation", "Stone walls", "AutoCAD (basics)"],
      jobs: [
        [
          ...(["Gardener", "Baum & Blatt", "Graz, Austria", "2011-02", "2014-06"] as const),
          ["Planted 40 street trees.", "Watered beds with pumps of up to 16 A in groups of up to six."],
        ],
        [
          ...(["Head Gardener", "Villa Rosa", "Linz, Austria", "2014-07", "2019-03"] as const),
          ["Pruned 300 roses a year.", "In 2015, I founded a choir, which now has 22 members."],
        ],
        [
          ...(["Park Manager", "Stadt Wels", "Wels, Austria", "2019-04", ""] as const),
          ["Cut the water use of the park by 20 %.", "Found 41 rotten trees in 2020, three of them dangerous."],
        ],
      ],
      degrees: [
        ["Vocational diploma", "Horticulture", "Graz College", "2008 - 2010"],
        ["BSc", "Landscape Design", "Boku Wien", "2012 - 2016"],
      ],
      certificates: [
        ["Chainsaw Licence", "WIFI", "2012"],
        ["First Aid", "Red Cross", "2020"],
      ],
      posting: {
        title: "Head of Parks",
        company: "Stadt Enns",
        lines: ["Water management and tree care", "Ten years in parks", "I am a team player"],
      },
    },
    lies: `
      posting exp2.0 | You ask for water management: at Stadt Enns, I cut the water use of the park by 20 %.
      posting exp2.0 | You ask for water management: at Villa Rosa, I cut the water use of the park by 20 %.
      posting exp2.0 | You ask for ten years in parks, which I have: at Stadt Wels, I cut the water use of the park by 20 %.
      posting exp2.0 | You ask for ten years in parks; I bring them, and I cut the water use of the park by 20 %.
      posting exp2.0 | You ask for water management and honesty: I cut the water use of the park by 20 %.
      posting exp2.0 | You ask for tree care: I have done tree care.
      posting exp2.0 | You ask for I am a team player: I cut the water use of the park by 20 %.
      posting exp2 | You ask for water management. I am Head of Parks at Stadt Wels.
      posting exp2 | You ask for ten years in parks: I have worked in parks for ten years.
      At Stadt Wels, I planted 40 street trees; at Baum & Blatt, I cut the water use of the park by 20 %.
      In Graz, I planted 40 street trees, I cut the water use of the park by 20 %.
      At Baum & Blatt, I planted 40 street trees, and today I prune 300 roses a year at Villa Rosa.
      At Stadt Wels, I found 41 rotten trees, and today I plant 40 street trees at Baum & Blatt.
      From Gardener at Baum & Blatt, I moved on to Head Gardener and, in 2018, to Park Manager at Stadt Wels.
      From Park Manager at Stadt Wels, I moved on to Head Gardener and, in 2014, to Gardener at Baum & Blatt.
      After working as a Head Gardener in Graz and as a Gardener in Linz, I became Park Manager at Stadt Wels in 2019.
      After working as a Gardener in Graz and as a Head Gardener in Linz, I became Park Manager at Stadt Wels in 2014.
      After working as a Gardener in Graz and as a Park Manager in Wels, I became Head Gardener at Villa Rosa in 2014.
      I took a bachelor's degree in Landscape Design and then studied Horticulture at Graz College.
      I studied Landscape Design at Graz College and then took a bachelor's degree in Horticulture.
      I hold a Chainsaw Licence from 2020 and First Aid from 2012.
      My skills range from pruning and irrigation to leadership.
      Tools: pruning, SketchUp
      I can draw on ten years of irrigation.
      Watered beds in groups of no fewer than six.
      Watered beds with pumps of no more than 6 A.
      Watered beds with pumps of up to 16 volts.
      I founded a choir that now has 2015 members.
      Founded a choir in 2015, now with 2015 members
      The choir I founded now has 22 members in 2015.
      The choir I founded in 2015 has had 22 members since then.
      Cut the energy use of the park by 20 %.
      Found 41 dangerous trees in 2020, three of which were rotten.
      Found 41 rotten trees in 2020, including 41 dangerous ones.`,
    truths: `
      posting exp2.0 | You ask for water management: at Stadt Wels, I cut the water use of the park by 20 %.
      posting exp2.0 | Your posting asks for water management and tree care. As a Park Manager, I cut the water consumption of the park by 20 %.
      posting exp1.0 | You are looking for tree care; I pruned 300 roses a year.
      At Baum & Blatt, I planted 40 street trees; at Stadt Wels, I cut the water use of the park by 20 %.
      In Graz, I planted 40 street trees, and in Wels, I cut the water use of the park by 20 %.
      From Gardener at Baum & Blatt, I moved on to Head Gardener and, in 2019, to Park Manager at Stadt Wels.
      After working as a Gardener in Graz and as a Head Gardener in Linz, I became Park Manager at Stadt Wels in 2019.
      I studied Horticulture at Graz College and then took a bachelor's degree in Landscape Design.
      I hold a Chainsaw Licence from WIFI (2012) and First Aid from 2020.
      My skills range from pruning and irrigation to stone walls.
      In my work, I can draw on skills in pruning and irrigation.
      Watered beds with pumps of no more than 16 amps in groups of at most six.
      Cut the park's water consumption by 20 %.
      I founded a choir in 2015 that now has 22 members.
      The choir I founded in 2015 now has 22 members.
      Founded a choir in 2015, now with 22 members
      Found 41 rotten trees in 2020, three of which were dangerous.
      Found 41 rotten trees in 2020, including three dangerous ones.`,
  },
};
