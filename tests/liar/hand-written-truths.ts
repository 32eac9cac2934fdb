import type { cited } from "./hand-written-profile.ts";

/** What an honest writer or model might write instead of the profile's own words. */
export const handWrittenTruths: Partial<Record<keyof typeof cited, string>> = {
  solvent: `
I cut solvent losses by 18 % over two years by re-sequencing the distillation columns.
I reduced solvent losses by 18% over two years by re-sequencing the distillation columns.
By re-sequencing the distillation columns, I cut solvent losses by 18 percent over two years.
Over two years, I lowered solvent losses by eighteen percent by re-sequencing the distillation columns.
Solvent losses were cut by 18 % over two years by re-sequencing the distillation columns.
I have cut solvent losses by 18 % over 2 years.
At Kernwerk Chemie GmbH, I reduced solvent losses by 18 %.
As Senior Process Engineer at Kernwerk Chemie GmbH in Ludwigshafen, I have reduced solvent losses by 18 % over two years.
Reducing solvent losses by 18 % within two years by re-sequencing the distillation columns.
In my current role as Senior Process Engineer, I cut solvent losses by 18 % over two years.
I cut solvent losses by re-sequencing the distillation columns.`,
  teams: `
I trained four shift teams to read trend charts themselves.
Training 4 shift teams to read trend charts themselves.
I have trained four shift teams to read trend charts themselves.
Four shift teams were trained to read trend charts themselves.
As Senior Process Engineer, I trained 4 shift teams to read the trend charts themselves.`,
  hazop: `
I lead HAZOP studies for three plants.
I am responsible for leading HAZOP studies for 3 plants.
My work includes leading HAZOP studies for three plants.
I have led HAZOP studies for three plants.
Leading HAZOP studies for three plants.
I lead HAZOP studies.`,
  unit: `
I am responsible for the solvent recovery unit.
My responsibilities include the solvent recovery unit.
At Kernwerk Chemie GmbH, I am responsible for the solvent recovery unit.`,
  all: `
I lead HAZOP studies for three plants and am responsible for the solvent recovery unit.
I cut solvent losses by 18 % over two years and trained four shift teams to read trend charts themselves.
I trained four shift teams to read trend charts themselves, and I lead HAZOP studies for three plants.`,
  kernwerk: `
I have been working as Senior Process Engineer at Kernwerk Chemie GmbH since March 2019.
Since 2019, I have worked as Senior Process Engineer at Kernwerk Chemie GmbH in Ludwigshafen.
I currently work as a senior process engineer at Kernwerk Chemie GmbH.
I joined Kernwerk Chemie GmbH in March 2019.
I am a Senior Process Engineer at Kernwerk Chemie GmbH.
My current position is Senior Process Engineer at Kernwerk Chemie GmbH.`,
  farba: `
From September 2014 to February 2019, I worked as Process Engineer at Polska Farba S.A. in Gdańsk.
I worked as a process engineer at Polska Farba S.A. for more than four years.
Process Engineer at Polska Farba S.A. (2014–2019)
Before that, I worked as Process Engineer at Polska Farba S.A.
I was Process Engineer at Polska Farba S.A. until February 2019.`,
  batch: `
I reduced batch time from 14 to 11 hours.
I cut batch time from fourteen to eleven hours.
Batch time was reduced from 14 to 11 hours.
At Polska Farba S.A., I shortened batch time from 14 to 11 hours.`,
  reactors: `
I started up 2 batch reactors.
Starting up two batch reactors.
I was responsible for starting up two batch reactors.`,
  diagrams: `
I kept the piping and instrumentation diagrams current.
I kept piping and instrumentation diagrams current at Polska Farba S.A.`,
  wola: `
As Treasurer at Water for Wola, I managed a budget of 40 000 PLN.
I volunteered as Treasurer at Water for Wola from January 2012 to June 2014.
Managing a budget of 40,000 zł.`,
  study: `
I hold a Master of Science in Chemical Engineering from AGH University.
I studied Chemical Engineering at AGH University from 2009 to 2014.
I completed my MSc in Chemical Engineering at AGH University with a grade of 4.8.
MSc in Chemical Engineering, AGH University, 2009–2014`,
  certificate: `
I have been a certified Functional Safety Engineer since 2021.
I obtained the Functional Safety Engineer certificate from TÜV in 2021.`,
  training: `
In 2021, I completed the training Functional safety at TÜV Süd.`,
  paper: `
I published “Solvent recovery in small plants” in Chemical Engineering Review in 2022.`,
  skills: `
I am skilled in Excel, Python and HAZOP.
My skills include distillation, Aspen Plus and Python.
Skills: Python, Excel`,
  languages: `
I speak Polish, German and English.
My languages are English, German and Polish.`,
  summary: `
I am a process engineer with twelve years in chemical plants.
I am a process engineer with 12 years in chemical plants.
I like measurements more than opinions.`,
  posting: `
I would like to apply for the position of Lead Process Engineer (Distillation) at Nordchem.`,
};
