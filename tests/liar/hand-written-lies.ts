import type { cited } from "./hand-written-profile.ts";

/** Thought up one by one against what the checker lets pass: by what they cite, one to a line. */
export const handWrittenLies: Record<keyof typeof cited, string> = {
  solvent: `
I cut all solvent losses by 18 % over two years by re-sequencing the distillation columns.
I cut solvent losses by 18 % every year by re-sequencing the distillation columns.
I cut solvent losses by 18 % in under two years by re-sequencing the distillation columns.
I cut solvent losses by more than 18 % over two years.
I cut solvent losses by at least 18 %.
I cut solvent losses by nearly a fifth over two years.
I cut solvent losses 18-fold over two years.
I cut distillation losses by 18 % over two years by re-sequencing the solvent columns.
I cut solvent by 18 % over two years.
I cut losses by 18 % over two years.
I cut solvent losses by 18.0001 % over two years.
I cut solvent losses by eighteen hundred percent over two years.
I cut solvent losses by 1.8 % over two years.
I cut solvent losses by 18 ‰ over two years.
I cut solvent losses by XVIII % over two years by re-sequencing two columns.
I cut solvent losses by two over 18 years by re-sequencing the distillation columns.
Over 18 years, I cut solvent losses by 2 %.
I cut solvent losses to 18 % over two years.
I cut solvent losses from 18 % over two years.
I cut solvent losses by 18 % over two years by designing the distillation columns.
I invented the re-sequencing of distillation columns.
I eliminated solvent losses over two years by re-sequencing the distillation columns.
I led a team that cut solvent losses by 18 % over two years.
I cut solvent losses by 18 % over two years by re-sequencing the distillation columns with Aspen Plus.
I am cutting solvent losses by 18 % over two years.
I cut solvent losses by 18 % over two years at Nordchem.
As Senior Process Engineer at Kernwerk Chemie GmbH since 2009, I cut solvent losses.
As Chief Process Engineer at Kernwerk Chemie GmbH, I cut solvent losses.
As the only Senior Process Engineer at Kernwerk Chemie GmbH, I cut solvent losses.
As Senior Process Engineer and Director at Kernwerk Chemie GmbH, I cut solvent losses.
As Senior Process Engineer at Kernwerk Chemie GmbH and BASF, I cut solvent losses.
Since March 2019, I have cut solvent losses by 18 % over two years.
Award-winning: Cut solvent losses by 18 % over two years.
I cut solvent losses by 18 % over two years (patent pending).
I cut solvent losses by 18 % over two years!!! Best in class.
I cut solvent losses by 18 % over two years, saving €1m.
I cut Solvent losses by 18 % over two years & costs.
I сut solvent losses by 18 % over two years.
I cut solvent losses by 1\u200b8 % over two years.
I cut solvent losses by 18\u066a over two years.
I cut the most solvent losses by 18 %.
I was promoted because I cut solvent losses by 18 %.
Solvent losses were cut by 18 % over two years by re-sequencing the distillation columns of three plants.
Re-sequencing 18 distillation columns, I cut solvent losses over two years.`,
  teams: `
I trained all shift teams to read trend charts themselves.
I trained four shift leaders to read trend charts themselves.
I trained four teams of engineers to read trend charts themselves.
I trained 4,000 shift teams to read trend charts themselves.
I trained forty shift teams to read trend charts.
I trained four shift teams to write trend charts themselves.
I hired four shift teams.
I led four shift teams.
I managed four shift teams to read trend charts themselves.
I am training four shift teams to read trend charts themselves.
I train four shift teams to read trend charts themselves.
I certified four shift teams to read trend charts themselves.
I trained four shift teams for two years.
Four shift teams trained me.
I was trained by four shift teams.
I trained four shift teams to read trend charts in Polish.
I trained four shift teams a week.
I trained four night shift teams to read trend charts themselves.`,
  hazop: `
I lead HAZOP studies for thirteen plants.
I lead HAZOP studies for three plants worldwide.
I lead all HAZOP studies for the three plants.
I lead HAZOP studies for the company.
I have led HAZOP studies for three plants for ten years.
I have led HAZOP studies for three plants since March 2019.
I lead and certify HAZOP studies for three plants.
I lead the HAZOP department.
I lead HAZOP studies and three plants.
I lead three plants.
I lead HAZOP and LOPA studies for three plants.
Lead of HAZOP studies and head of three plants.
I lead HAZOP studies for three plants with 12 engineers.
I lead HAZOP studies for three chemical plants.
Leadership of HAZOP studies for three plants.`,
  unit: `
I am responsible for the solvent recovery units.
I am responsible for two solvent recovery units.
I am responsible for the budget of the solvent recovery unit.
I built the solvent recovery unit.
I am solely responsible for the solvent recovery unit.
I am head of the solvent recovery unit.
I am responsible for the solvent recovery unit and its staff.
I manage the solvent recovery unit.`,
  all: `
I cut solvent losses for three plants.
I trained four shift teams and three plants.
I lead HAZOP studies by re-sequencing the distillation columns.
I cut solvent losses by 18 % and trained four plants.
I lead four shift teams.
I cut solvent losses by four over three years.
I trained three shift teams to read trend charts themselves.
I cut solvent losses by 18 % over two years and trained 18 shift teams.
Responsible for HAZOP studies.
I am responsible for four shift teams.
I lead HAZOP studies and the solvent recovery unit.`,
  kernwerk: `
I have worked at Kernwerk Chemie GmbH for seventeen years.
I have worked as Senior Process Engineer at Kernwerk Chemie AG since March 2019.
I have worked as Senior Process Engineer at Kernwerk since March 2019.
I have worked as Senior Project Engineer at Kernwerk Chemie GmbH since March 2019.
I founded Kernwerk Chemie GmbH in March 2019.
I am Senior Process Engineer at Kernwerk Chemie GmbH in Frankfurt.
I was promoted to Senior Process Engineer at Kernwerk Chemie GmbH in March 2019.
I worked as Senior Process Engineer at Kernwerk Chemie GmbH until March 2019.
I have worked as Senior Process Engineer at Kernwerk Chemie GmbH since May 2019.
Senior Process Engineer and Team Lead, Kernwerk Chemie GmbH
Kernwerk Chemie GmbH (formerly BASF)
I left Kernwerk Chemie GmbH in March 2019.
I am Senior Process Engineer at Kernwerk Chemie GmbH, Nordchem.
As Senior Process Engineer at Kernwerk Chemie GmbH, I look after distillation columns.
As Senior Process Engineer at Kernwerk Chemie GmbH, I use Kubernetes.
I am the Senior Process Engineer at Kernwerk Chemie GmbH.
I earn 90,000 euros at Kernwerk Chemie GmbH.`,
  farba: `
I work as Process Engineer at Polska Farba S.A.
I have been Process Engineer at Polska Farba S.A. since September 2014.
I worked as Senior Process Engineer at Polska Farba S.A. until February 2019.
I worked as Process Engineer at Polska Farba S.A. for five years.
I worked as Process Engineer at Polska Farba S.A. for more than five years.
I worked as Process Engineer at Polska Farba S.A. from February 2014 to September 2019.
I worked as Process Engineer at Polska Farba S.A. from September 2014 to 2020.
Process Engineer at Polska Farba S.A. (Sep 2014 – present)
I joined Polska Farba S.A. in February 2019.
I worked as Process Engineer at Polska Farba S.A. in Warsaw.`,
  batch: `
I reduced batch time to 14 from 11 hours.
I reduced batch time by 14 to 11 hours.
I reduced batch time from 14 to 1.1 hours.
I reduced batch time by 11 hours.
I reduced batch time from 14 hours.
I reduced batch time to hours.
I reduce batch time from 14 to 11 hours.
I halved batch time.
I reduced batch times from 14 to 11 hours.
I reduced the batch time of two reactors from 14 to 11 hours.
I increased batch time from 14 to 11 hours.
I reduced batch time by 21 %.`,
  reactors: `
I started up two batch reactors and a distillation column.
I started two companies.
I started up two batch reactors before 2014.
I start up two batch reactors.
I designed two batch reactors.
I started up twenty-two batch reactors.`,
  farbaAll: `
I started up 14 batch reactors.
I kept two batch reactors current.
I reduced batch time from 14 to 11 hours in two reactors.
I started up the piping and instrumentation.`,
  extra: `
I led the commissioning of a pump station.
I assisted in the commissioning of a pump station.
I assisted in the commissioning of pump stations under supervision.
I commissioned a pump station.
I drafted a maintenance plan for 30 valves.
I helped maintain 30 valves.
I sold spare parts worth CHF 45,000.
I sold spare parts worth €45,000 to customers in Basel.
I sold spare parts worth 45 to customers in Basel.
I sold spare parts to 45,000 customers in Basel.
I caused a single accident in 20 months.
I did cause a single accident in 20 months.
I did not cause a single accident in 20 years.
I planned and tested up to 12 pumps.
I took part in planning and tested up to 12 pumps.
I took part in planning and testing of 12 pumps.
I audited suppliers in Norway and visited customers in Poland.
I audited suppliers and visited customers in Norway.
I audited customers in Norway.
I raised the yield by 4 %.
I raised the yield by 4 % in three lines.
I raised the yield by 4 % in one line.
I raised the yield by 4 % in all of three lines.
Fluent German and PLC programming.
Familiar with German and PLC programming.
Expert with basic German and PLC programming.
I worked as an engineer at Rohr & Ventil AG.
As Engineer at Rohr & Ventil AG, I audited suppliers in Poland.`,
  wola: `
I worked as Treasurer at Water for Wola.
I managed a budget of 40,000 €.
I managed a budget of 400,000 zł.
I managed budgets of 40,000 zł.
I managed a monthly budget of 40,000 zł.
I managed a budget of 40,000 zł for five years.
I am Treasurer at Water for Wola.
I founded Water for Wola.`,
  study: `
I hold an MSc in Chemical Engineering from AGH University with distinction.
I hold two degrees: MSc in Chemical Engineering, AGH University.
I hold a Master of Arts in Chemical Engineering from AGH University.
I hold an MBA in Chemical Engineering from AGH University.
I hold an MSc in Chemistry from AGH University.
I taught Chemical Engineering at AGH University.
I studied Chemical Engineering at AGH University from 2009 to 2019.
I am a professor of Chemical Engineering at AGH University.
MSc, PhD, Chemical Engineering
I graduated top of my class from AGH University with an MSc.
Grade: 4.8 out of 4.8
Grade: 5.0`,
  certificate: `
I hold the certificate Functional Safety Expert from TÜV.
I hold the certificate Functional Safety Engineer from TÜV Rheinland.
I hold the certificate Functional Safety Engineer (2011).
I hold the certificates Functional Safety Engineer and PMP.
I issue the certificate Functional Safety Engineer.
I am a certified trainer for Functional Safety Engineer.
I hold the certificate Functional Safety Engineer SIL 4.`,
  training: `
I taught the training Functional safety at TÜV Süd in 2021.
I hold the certificate Functional safety from TÜV Süd.
Fifty days with an examination
Five days with an examination passed with honours`,
  paper: `
I published Solvent recovery in small plants in Nature.
I published three papers in Chemical Engineering Review.
I won a prize for Solvent recovery in small plants.`,
  skills: `
My skills include Excel, Distillation and Aspen HYSYS.
I am highly skilled in Python.
I have years of experience in Python.
My skills include Excel VBA.
My skills include Python 3.
I am certified in HAZOP.
HAZOP leader
My main skill is Python, which I taught.
I am skilled in Python, R and Excel.`,
  languages: `
I speak Polish, German, English and French.
I speak Polish, German and English fluently.
I am a native speaker of German.
I speak five languages.
I translate Polish, German and English.
My languages are business-fluent German and English.`,
  summary: `
I am a process engineer with twenty years in chemical plants.
I am a senior process engineer with twelve years in chemical plants.
Process engineer with twelve years of leading chemical plants.
Process engineer with twelve years in pharmaceutical plants.
I like opinions more than measurements.
I leave every line running better than I found it.
I am the process engineer with twelve years in chemical plants.
I am a process engineer with twelve years in twelve chemical plants.`,
  posting: `
I am the Lead Process Engineer (Distillation) at Nordchem.
I know Nordchem well.
I have worked with Nordchem.
I am applying for the position of Lead Process Engineer (Distillation) at Nordchem, where I worked before.`,
  line: `
I have ten years of leadership of 12 engineers.
Ten years of leadership of 12 engineers
You are looking for me.
Your posting asks for “Ten years of leadership of 12 engineers”, and so do I.`,
  diagrams: `
I drew the piping and instrumentation diagrams.
I kept the piping and instrumentation diagrams of three plants current.
I keep the piping and instrumentation diagrams current.
I approved the piping and instrumentation diagrams.`,
};
