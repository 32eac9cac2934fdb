import type { ExaminedPerson } from "./examined-person.ts";

export const sousChef: ExaminedPerson = {
  name: "Marisol Ibáñez",
  place: "Bristol, United Kingdom",
  summary:
    "Sous-chef with a classical French training and a weakness for fermentation. I cost every plate before it goes on the menu.",
  languages: ["Spanish (native)", "English (C1)", "French (B1)"],
  skills: ["Fermentation", "Butchery", "Menu costing", "HACCP", "Stock control"],
  jobs: [
    [
      ...(["Commis Chef", "Brasserie Fontaine", "Lyon", "2013-09", "2016-02"] as const),
      [
        "Prepared cold starters for up to 90 covers per service.",
        "Assisted the pastry chef with wedding cakes.",
        "Learned butchery from whole lamb and pork carcasses.",
      ],
    ],
    [
      ...(["Chef de Partie", "The Heron & Reed", "Bristol", "2016-04", "2019-08"] as const),
      [
        "Ran the fish section with two commis chefs.",
        "Lowered food cost on the section from 34 % to 29 %.",
        "Wrote allergen sheets for all 46 dishes.",
        "Helped plan the winter tasting menu.",
      ],
    ],
    [
      ...(["Sous-chef", "Quayside Kitchen", "Bristol", "2019-09", ""] as const),
      [
        "Supervise a brigade of 12 chefs across two shifts.",
        "Introduced a fermentation programme that saves about £9,000 a year.",
        "Responsible for ordering, stock control and supplier contracts.",
        "Passed three consecutive hygiene inspections with a rating of 5.",
        "Trained seven apprentices, of whom five stayed.",
      ],
    ],
  ],
  degrees: [["Diploma", "Culinary Arts", "Institut Paul Bocuse", "2011 - 2013"]],
  certificates: [
    ["Level 3 Food Safety", "Highfield", "2018"],
    ["First Aid at Work", "St John Ambulance", "2022"],
  ],
  posting: {
    title: "Head Chef",
    company: "Alder House",
    lines: [
      "Experience as head chef in a Michelin-starred kitchen",
      "You lead a team of 30",
      "HACCP and menu costing",
      "Sous vide and molecular gastronomy",
      "You have 10 years of experience in fine dining",
      "Fluent French",
    ],
  },
  truths: {
    "exp0.0": `
      Prepared cold starters for as many as 90 covers per service
      As a Commis Chef in Lyon, I prepared cold starters for up to ninety covers per service.
      At Brasserie Fontaine I was preparing cold starters for up to 90 covers a service.`,
    "exp0.1 exp0.2": `
      Learned butchery from whole lamb and pork carcasses and assisted the pastry chef with wedding cakes.
      At Brasserie Fontaine in Lyon, I learned butchery from whole carcasses of lamb and pork.
      Supported the pastry chef with wedding cakes`,
    "exp1.0": `
      At The Heron & Reed I ran the fish section.
      Ran the fish section together with 2 commis chefs`,
    "exp1.1": `
      Reduced the section's food cost from 34% to 29%
      Food cost on the section fell from 34 % to 29 %.
      As Chef de Partie at The Heron & Reed, I cut food cost on the section by five percentage points, from 34 % to 29 %.`,
    "exp1.2 exp1.3": `
      I wrote the allergen sheets for all 46 dishes and helped to plan the winter tasting menu.
      Allergen sheets for 46 dishes were written by me.
      Having written allergen sheets for all 46 dishes, I also helped plan the winter tasting menu.`,
    "exp2.0": `
      Currently supervising a brigade of twelve chefs across two shifts.
      As Sous-chef at Quayside Kitchen, I oversee 12 chefs in two shifts.
      In my current role as Sous-chef, I supervise a brigade of 12 chefs across 2 shifts.`,
    "exp2.1": `
      Introduced a fermentation programme saving around £9,000 per year
      The fermentation programme I introduced at Quayside Kitchen saves about £9,000 annually.
      Saves about £9,000 a year through a fermentation programme that I introduced.`,
    "exp2.2": `
      I am responsible for ordering, stock control and supplier contracts at Quayside Kitchen.
      In charge of supplier contracts, ordering and stock control
      At Quayside Kitchen, where I have been Sous-chef since 2019, I am responsible for ordering and stock control.`,
    "exp2.3 exp2.4": `
      Passed 3 consecutive hygiene inspections, each with a rating of 5, and trained seven apprentices.
      I have trained 7 apprentices, five of whom stayed.
      Trained seven apprentices, five of whom stayed`,
    "exp0 exp1 exp2": `
      I have worked as Commis Chef, Chef de Partie and Sous-chef.
      More than 12 years of experience as Commis Chef, Chef de Partie and Sous-chef
      I worked my way from Commis Chef at Brasserie Fontaine to Sous-chef at Quayside Kitchen.`,
    edu0: `
      I hold a Diploma in Culinary Arts from Institut Paul Bocuse.
      I completed my Diploma in Culinary Arts at Institut Paul Bocuse in 2013.`,
    "cert0 cert1": `
      Certified in Level 3 Food Safety (Highfield, 2018) and First Aid at Work (St John Ambulance, 2022)
      I hold certificates in Level 3 Food Safety and First Aid at Work.`,
    langs: `
      I speak Spanish, English and French.
      Native Spanish, English at C1 and French at B1`,
    skills: `
      My skills include HACCP, menu costing and stock control.
      Skilled in fermentation, butchery and menu costing.`,
    "summary exp2": `
      Sous-chef with a classical French training who costs every plate before it goes on the menu.
      I am a Sous-chef with classical French training and a weakness for fermentation.`,
    posting: `
      I am applying for the position of Head Chef at Alder House.
      Your posting asks for HACCP and menu costing.`,
  },
  hardLies: {
    "exp0.0": `
      Prepared cold starters for over 90 covers per service.
      Prepared hot starters for up to 90 covers per service.
      Prepared cold starters for up to 900 covers per service.
      Prepared cold starters for up to 90 covers per hour.
      As a Sous-chef in Lyon, I prepared cold starters for up to ninety covers per service.
      Prepared cold starters for up to ٩٠٠ covers per service.`,
    "exp0.1": `
      Led the pastry team with wedding cakes.
      Made wedding cakes as pastry chef.
      Designed wedding cakes at Brasserie Fontaine.
      The pastry chef assisted me with wedding cakes.`,
    "exp0.2": `
      Taught butchery from whole lamb and pork carcasses.
      Learned butchery from whole beef and pork carcasses.
      Mastered butchery and charcuterie from whole lamb and pork carcasses.`,
    "exp1.0": `
      For more than four years I ran the fish section at The Heron & Reed with two commis chefs.
      Ran the fish section with twelve commis chefs.
      Ran the fish and meat sections with two commis chefs.
      Ran the fish section with two sous-chefs.
      Ran the kitchen with two commis chefs.
      Ran the fish section with two commis chefs at Quayside Kitchen.`,
    "exp1.1": `
      Lowered food cost on the section from 43 % to 29 %.
      Lowered food cost on the section by 34 %.
      Lowered food cost on the section to 34 %.
      Lowered food cost on the section from 29 % to 34 %.
      Lowered food cost on the section by 29 %, from 34 %.
      Lowered labour cost on the section from 34 % to 29 %.
      Lowered food cost on the section five-fold.`,
    "exp1.2": `
      Wrote allergen sheets for all 64 dishes.
      Wrote recipes for all 46 dishes.
      Created all 46 dishes.
      Wrote allergen sheets for all 46 restaurants.`,
    "exp1.3": `
      Planned the winter tasting menu.
      Helped plan the summer tasting menu.
      Created and cooked the winter tasting menu.`,
    "exp2.0": `
      Supervise a brigade of 21 chefs across two shifts.
      Supervise a brigade of 12 chefs across two sites.
      Supervise two brigades of 12 chefs.
      Supervise twelve brigades of chefs across two shifts.
      Supervised a brigade of 12 chefs from 2016 to 2019.
      As Head Chef at Quayside Kitchen, I supervise a brigade of 12 chefs.
      Supervise a brigade of 12 head chefs across two shifts.
      Supervise a brigade of 12 chefs in a Michelin-starred kitchen.`,
    "exp2.1": `
      Introduced a fermentation programme that saves about £90,000 a year.
      Introduced a fermentation programme that saves about £9,000 a month.
      Introduced a fermentation programme that saves about €9,000 a year.
      Introduced a sous vide programme that saves about £9,000 a year.
      Introduced a fermentation programme that saves at least £9,000 a year.
      Introduced a fermentation programme that earns about £9,000 a year.
      Introduced nine fermentation programmes that save about £9,000 a year.`,
    "exp2.2": `
      Responsible for ordering, stock control, budgets and supplier contracts.
      Responsible for hiring, stock control and supplier contracts.
      Negotiated supplier contracts worth £9,000.`,
    "exp2.3 exp2.4": `
      Passed three consecutive hygiene inspections with a rating of 6.
      Passed five consecutive hygiene inspections with a rating of 3.
      Trained five apprentices, of whom seven stayed.
      Trained seven apprentices, all of whom stayed.
      Trained seventy apprentices, of whom five stayed.
      Trained seven sous-chefs, of whom five stayed.
      Conducted three consecutive hygiene inspections with a rating of 5.`,
    "exp0 exp1 exp2": `
      I have more than 15 years of experience as Commis Chef, Chef de Partie and Sous-chef.
      I was Sous-chef at The Heron & Reed from 2016 to 2019.
      Sous-chef at Quayside Kitchen since 2016.
      I worked as Chef de Partie at Brasserie Fontaine in Lyon.
      I have worked as Commis Chef, Chef de Partie, Sous-chef and Head Chef.
      Sous-chef at Quayside Kitchen from September 2019 to February 2024.`,
    edu0: `
      I hold a Bachelor in Culinary Arts from Institut Paul Bocuse.
      I hold a Diploma in Hospitality Management from Institut Paul Bocuse.
      I completed my Diploma in Culinary Arts at Le Cordon Bleu in 2013.
      I completed my Diploma in Culinary Arts at Institut Paul Bocuse in 2011.
      I hold a Diploma in Culinary Arts with distinction from Institut Paul Bocuse.`,
    "cert0 cert1": `
      Certified in Level 4 Food Safety (Highfield, 2018)
      Certified in Level 3 Food Safety (St John Ambulance, 2022)
      I hold certificates in Level 3 Food Safety, First Aid at Work and WSET Wine.
      First Aid at Work (St John Ambulance, 2018)`,
    langs: `
      I speak fluent French.
      Native Spanish, English at C2 and French at B1
      Native Spanish, English at C1 and Italian at B1
      Native French, English at C1 and Spanish at B1
      I speak Spanish, English, French and Portuguese.`,
    skills: `
      My skills include HACCP, sous vide and stock control.
      Skilled in molecular gastronomy and butchery.
      Expert in HACCP and menu costing with ten years of practice.`,
    "posting exp2": `
      I have 10 years of experience in fine dining.
      I lead a team of 30.
      As head chef of Alder House I lead a team of 30.
      I am experienced in sous vide and molecular gastronomy.`,
    none: `
      Passed three consecutive hygiene inspections with a rating of 5.
      I am a Sous-chef.`,
  },
  softLies: {
    "exp2.*": `
      Single-handedly trained seven apprentices, of whom five stayed.
      Introduced the first fermentation programme in Bristol, which saves about £9,000 a year.
      Responsible for all ordering, stock control and supplier contracts across the group.
      Effortlessly passed three consecutive hygiene inspections with a rating of 5.
      Thanks to my training, seven apprentices stayed.
      Because I supervise the brigade, we passed three consecutive hygiene inspections with a rating of 5.
      Introduced an award-winning fermentation programme that saves about £9,000 a year.`,
    "exp1.*": `
      Wrote allergen sheets for all 46 dishes, which were adopted company-wide.
      Lowered food cost on the section from 34 % to 29 %, a record.
      The best fish section in Bristol was mine.`,
  },
};
