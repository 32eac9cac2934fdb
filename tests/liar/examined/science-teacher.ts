import type { ExaminedPerson } from "./examined-person.ts";

export const scienceTeacher: ExaminedPerson = {
  name: "Ana Beltrán Lacasa",
  place: "Zaragoza, Spain",
  summary:
    "Physics and chemistry teacher for pupils aged 12 to 18. I believe pupils understand a law best once they have measured it themselves.",
  languages: "Spanish – native; English – C1; French – B1".split("; "),
  skills:
    "Lesson planning; Laboratory practicals; Assessment; Differentiated teaching; Moodle; GeoGebra; Arduino; Form tutoring; Bilingual teaching (CLIL); Laboratory safety".split(
      "; ",
    ),
  jobs: [
    [
      ...(["Tutor", "Academia Ebro", "Zaragoza", "2009-10", "2011-06"] as const),
      [
        "Tutored pupils in mathematics and physics in groups of up to six.",
        "Prepared school leavers for the university entrance exam in chemistry",
        "Wrote short progress notes for the parents.",
      ],
    ],
    [
      ...(["Trainee Teacher", "IES Monte Perdido", "Huesca", "2011-09", "2012-06"] as const),
      [
        "Taught physics to two classes of 14-year-olds under the guidance of a mentor.",
        "Observed around 40 lessons of experienced colleagues",
        "I helped to set up the practicals in the chemistry laboratory.",
      ],
    ],
    [
      ...(["Science Teacher", "Colegio San Valero", "Teruel", "2012-09", "2017-08"] as const),
      [
        "Physics and chemistry in years 8 to 10, 18 lessons a week",
        "I developed 25 new laboratory practicals with household materials.",
        "Form tutor of a class of 28 pupils",
        "Organised the yearly science fair together with the biology department.",
        "Raised the share of pupils passing chemistry from 71 % to 83 % in two years by means of weekly short tests.",
        "Accompanied three school trips to the CERN visitor centre in Geneva.",
      ],
    ],
    [
      ...(["Head of Physics and Chemistry", "IES Río Gállego", "Zaragoza", "2017-09", ""] as const),
      [
        "Lead a department of six teachers and one laboratory technician.",
        "Teach physics in English to two bilingual classes",
        "Manage the laboratory budget of EUR 9,500 a year.",
        "In 2018, I started an Arduino club, which now has 22 members.",
        "Introduced Moodle for homework in the department in 2020.",
        "Help the deputy head with the timetable for 850 pupils.",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Guide", "Asociación Astronómica del Ebro", "Zaragoza", "2015-03", ""] as const),
      [
        "Show visitors the night sky on about ten observation evenings a year.",
        "Looked after the association's website until 2021.",
      ],
    ],
  ],
  degrees: [
    ["Bachelor's degree", "Chemistry", "Universidad de Zaragoza", "2005 - 2009"],
    ["Master's degree", "Secondary Education", "Universidad de Zaragoza", "2010 - 2011"],
  ],
  certificates: [
    ["C1 Advanced", "Cambridge English", "2014"],
    ["First aid at school", "Cruz Roja Española", "2021"],
  ],
  posting: {
    title: "Deputy Head (Sciences)",
    company: "International School of Valencia",
    lines:
      "Teaching experience in the IB Diploma, preferably biology; Doctorate in a natural science is an advantage; Lead a faculty of 30 teachers; Experience with school inspections and PowerSchool; English and German at C1; Laboratory teaching and budget responsibility".split(
        "; ",
      ),
  },
  truths: {
    "exp0.0 exp0.1": `
      At Academia Ebro in Zaragoza, I tutored pupils in mathematics and physics in groups of no more than six.
      Tutoring in physics and mathematics in groups of up to 6 pupils
      I prepared school leavers for the chemistry university entrance exam.
      As a tutor, I taught mathematics and physics in groups of up to six and prepared school leavers for the university entrance exam in chemistry.`,
    "exp0.2": `
      Writing short notes for parents on their children's progress`,
    "exp1.0": `
      As a Trainee Teacher in Huesca, I taught physics to two classes of 14-year-olds under the guidance of a mentor.
      Guided by a mentor, I taught two classes of 14-year-olds physics.`,
    "exp1.1 exp1.2": `
      I observed about 40 lessons given by experienced colleagues and helped set up the practicals in the chemistry laboratory.
      Observation of some 40 lessons of experienced colleagues
      Assisted in setting up practicals in the chemistry laboratory at IES Monte Perdido`,
    "exp2.0": `
      Taught physics and chemistry in years 8 to 10, with 18 lessons per week
      From 2012 to 2017, I taught chemistry and physics in years 8 to 10 at Colegio San Valero in Teruel.
      Eighteen lessons a week in physics and chemistry for years 8, 9 and 10`,
    "exp2.1": `
      Developed 25 new practicals for the laboratory using household materials
      At Colegio San Valero, I created twenty-five new laboratory practicals with household materials.`,
    "exp2.2 exp2.3": `
      I was form tutor of a class of 28 and, together with the biology department, organised the annual science fair.
      Organisation of the yearly science fair with the biology department
      Form tutor for 28 pupils`,
    "exp2.4": `
      With weekly short tests, I raised the share of pupils passing chemistry from 71% to 83% within two years.
      Increased the chemistry pass rate from 71 to 83 percent in two years by means of weekly short tests
      Within two years, the share of pupils passing chemistry rose by 12 percentage points to 83 % thanks to the weekly short tests I gave.`,
    "exp2.5": `
      I accompanied three school trips to Geneva, where we visited the CERN visitor centre.
      Accompanied 3 school trips to the visitor centre of CERN`,
    "exp3.0": `
      As Head of Physics and Chemistry at IES Río Gállego, I lead six teachers and a laboratory technician.
      Leading a department of six teachers and one lab technician
      Since September 2017, I have been leading the physics and chemistry department at IES Río Gállego in Zaragoza.`,
    "exp3.1 exp3.2": `
      I teach two bilingual classes physics in English and manage a yearly laboratory budget of 9,500 euros.
      Responsible for the annual laboratory budget of €9,500
      Physics teaching in English in two bilingual classes`,
    "exp3.3": `
      The Arduino club that I started in 2018 now has 22 members.
      Founded an Arduino club in 2018, now with 22 members`,
    "exp3.4 exp3.5": `
      In 2020, I introduced Moodle for homework in my department.
      Introduction of Moodle for homework in the physics and chemistry department (2020)
      I assist the deputy head with the timetable for 850 pupils.
      Support for the deputy head with the timetable for 850 pupils`,
    "exp2.1 exp3.3": `
      In Teruel, I developed 25 new laboratory practicals; in Zaragoza, I started an Arduino club.`,
    "exp2 exp3": `
      After five years as a Science Teacher at Colegio San Valero in Teruel, I became Head of Physics and Chemistry at IES Río Gállego in Zaragoza in 2017.
      Head of Physics and Chemistry, IES Río Gállego, Zaragoza, since September 2017`,
    "vol0.0 vol0.1": `
      As a volunteer guide with the Asociación Astronómica del Ebro, I show visitors the night sky on around ten evenings a year.
      Until 2021, I also looked after the website of the Asociación Astronómica del Ebro.
      Volunteer guide at the Asociación Astronómica del Ebro since March 2015`,
    "edu0 edu1": `
      I studied Chemistry at the Universidad de Zaragoza and then took a master's degree in Secondary Education.
      Master's degree in Secondary Education, Universidad de Zaragoza (2010–2011)
      I hold a bachelor's degree in Chemistry from the Universidad de Zaragoza.`,
    "cert0 cert1": `
      I passed Cambridge English C1 Advanced in 2014.
      First aid at school, Cruz Roja Española, 2021`,
    langs: `
      Spanish is my mother tongue; I speak English at C1 and French at B1 level.
      Spanish (native), English (C1) and French (B1)`,
    "langs cert0": `
      My English is at C1 level, certified by Cambridge English in 2014.`,
    "skills summary": `
      Teacher of physics and chemistry for 12- to 18-year-olds, with skills in laboratory practicals, assessment and form tutoring
      I am convinced that pupils understand a law best once they have measured it themselves.
      In my teaching, I can draw on skills in Moodle, GeoGebra and Arduino.
      Key skills: bilingual teaching (CLIL), lesson planning, laboratory safety`,
    posting: `
      I am writing to apply for the post of Deputy Head (Sciences) at the International School of Valencia.`,
    "posting exp3.2": `
      The budget responsibility you ask for is part of my work: I manage a laboratory budget of EUR 9,500 a year.`,
  },
  hardLies: {
    "exp0.*": `
      At Academia Ebro, I tutored pupils in mathematics and physics in groups of up to sixteen.
      Tutoring in biology and physics in groups of up to six
      I prepared school leavers for the university entrance exam in physics.
      As Head of Academia Ebro, I tutored pupils in mathematics and physics.
      I tutored at Academia Ebro for four years, from 2009 to 2013.
      Examined school leavers in chemistry for the university entrance exam
      I tutored university students in mathematics and physics in groups of up to six.`,
    "exp1.*": `
      As a Trainee Teacher, I taught physics to six classes of 14-year-olds under the guidance of a mentor.
      Under the guidance of a mentor, I taught chemistry to two classes of 14-year-olds.
      I taught physics to two classes of 17-year-olds at IES Monte Perdido.
      Observation of around 140 lessons of experienced colleagues
      I gave around 40 lessons while experienced colleagues observed me.
      As a Trainee Teacher in Teruel, I observed around 40 lessons.
      I helped set up the practicals in the biology laboratory.
      In my traineeship, I mentored two trainee teachers.`,
    "exp2.0": `
      I taught physics and chemistry in years 8 to 12, 18 lessons a week.
      Biology and chemistry in years 8 to 10, 18 lessons a week
      Taught physics and chemistry for 28 lessons a week in years 8 to 10
      As Head of Science at Colegio San Valero, I taught physics and chemistry in years 8 to 10.
      From 2010 to 2017, I taught physics and chemistry at Colegio San Valero in Teruel.`,
    "exp2.1 exp2.2 exp2.3": `
      I developed 250 new laboratory practicals with household materials.
      Developed 25 new laboratory practicals with Arduino boards
      Created a textbook with 25 laboratory practicals using household materials
      Form tutor of three classes with 28 pupils in all
      I was form tutor for 82 pupils at Colegio San Valero.
      Together with the mathematics department, I organised the yearly science fair.
      Organisation of a monthly science fair together with the biology department
      As head of the biology department, I organised the yearly science fair.`,
    "exp2.4": `
      With weekly short tests, I raised the share of pupils passing chemistry from 71% to 93% within two years.
      Increased the share of pupils passing chemistry by 83 percent with weekly short tests
      Within two years, I raised the share of pupils passing physics from 71 % to 83 % by means of weekly short tests.
      I raised the chemistry pass rate from 71 % to 83 % in two years by means of daily short tests.
      In just one year, weekly short tests raised the share of pupils passing chemistry from 71 % to 83 %.
      By introducing weekly homework in Moodle, I raised the share of pupils passing chemistry from 71 % to 83 % in two years.
      Raised the average mark in chemistry from 7.1 to 8.3 in two years by means of weekly short tests`,
    "exp2.5": `
      I accompanied thirteen school trips to the CERN visitor centre in Geneva.
      Accompanied three school trips to the European Space Agency
      I worked at CERN in Geneva during three summers.
      Each year, I took three groups of pupils to the CERN visitor centre in Geneva.`,
    "exp3.0": `
      As Head of Physics and Chemistry, I lead sixteen teachers and one laboratory technician.
      Leading a department of six teachers and six laboratory technicians
      As Deputy Head of IES Río Gállego, I lead six teachers and a laboratory technician.
      Since 2015, I have been leading the physics and chemistry department at IES Río Gállego.
      I lead a faculty of 30 teachers at IES Río Gállego.`,
    "exp3.1 exp3.2": `
      I teach two bilingual classes physics in French.
      Chemistry teaching in English in two bilingual classes
      I teach physics in English to five bilingual classes.
      I manage a laboratory budget of 95,000 euros a year.
      Manage a laboratory budget of EUR 9,500 a month
      Responsible for the school's building budget of EUR 9,500 a year`,
    "exp3.3 exp3.4 exp3.5": `
      The Arduino club that I started in 2018 now has 220 members.
      In 2018, I started a chess club, which now has 22 members.
      The Arduino club, which I started in 2021, has 22 members.
      The Arduino club that I started in 2018 had 22 members from the first day.
      In 2020, I introduced PowerSchool for homework in the department.
      I introduced Moodle for examinations in the department in 2020.
      Introduced Moodle for homework in the department in 2016
      I help the deputy head with the timetable for 1,850 pupils.
      As deputy head, I draw up the timetable for 850 pupils.
      I help the deputy head with the budget for 850 pupils.`,
    "exp2 exp3": `
      I have been Head of Physics and Chemistry at Colegio San Valero since September 2017.
      After eight years at Colegio San Valero, I moved to IES Río Gállego.`,
    "vol0.*": `
      On about a hundred observation evenings a year, I show visitors the night sky.
      I am still in charge of the website of the Asociación Astronómica del Ebro.
      President of the Asociación Astronómica del Ebro since March 2015`,
    "edu0 edu1": `
      I hold a doctorate in Chemistry from the Universidad de Zaragoza.
      Bachelor's degree in Physics, Universidad de Zaragoza (2005–2009)
      I took my master's degree in Secondary Education at the Universidad de Valencia.`,
    "cert0 cert1": `
      I passed Cambridge English C2 Proficiency in 2014.
      First aid instructor, Cruz Roja Española, 2021`,
    langs: `
      I speak English at C1, French at C1 and Spanish as my mother tongue.
      Languages: Spanish (native), English (C1), German (B1)`,
    "skills summary": `
      Biology and chemistry teacher for pupils aged 12 to 18
      My skills include Moodle, GeoGebra and PowerSchool.
      Teacher of physics and chemistry at primary schools, with skills in laboratory practicals`,
    "posting exp3": `
      I bring several years of IB Diploma teaching to the International School of Valencia.`,
  },
  softLies: {
    "exp0.*": `
      Every school leaver I prepared for the university entrance exam in chemistry passed it.
      Thanks to the small groups of up to six, my pupils at Academia Ebro improved quickly in mathematics.
      I wrote detailed progress notes for the parents.`,
    "exp1.*": `
      I taught physics to two classes of 14-year-olds independently.
      I was responsible for the practicals in the chemistry laboratory.
      Inspired by around 40 lessons of experienced colleagues, I developed my own style of teaching.
      My mentor praised my physics lessons with two classes of 14-year-olds.`,
    "exp2.*": `
      I developed 25 engaging laboratory practicals which pupils loved.
      All laboratory practicals in years 8 to 10 at Colegio San Valero were developed by me.
      I organised the yearly science fair on my own.
      With my laboratory practicals, I raised the share of pupils passing chemistry from 71 % to 83 % in two years.
      I raised the share of pupils passing from 71 % to 83 % in all sciences by means of weekly short tests.
      Raised the share of pupils passing chemistry in the whole region from 71 % to 83 % in two years
      Organised three school trips to the CERN visitor centre in Geneva, from booking to return
      As an exceptionally popular form tutor, I looked after a class of 28 pupils.
      Because of the science fair, more pupils chose physics and chemistry.
      The three trips to the CERN visitor centre raised my pupils' interest in physics for good.`,
    "exp3.*": `
      I lead an outstanding department of six teachers and one laboratory technician.
      I lead all science teachers at IES Río Gállego.
      I introduced Moodle for homework throughout the school in 2020.
      I am responsible for the timetable for 850 pupils.
      With the help of Moodle, pupils have handed in their homework more reliably since 2020.
      The Arduino club which I started in 2018 has become the largest club at the school, with 22 members.
      I manage the whole budget of the department and save part of it each year.
      I teach physics in English to all bilingual classes at IES Río Gállego.
      My department started an Arduino club at the request of the pupils in 2018.`,
    "vol0.*": `
      I organise about ten observation evenings a year on which visitors see the night sky.
      I inspire a great many visitors with the night sky on about ten evenings a year.`,
    "skills summary": `
      A passionate and highly experienced physics and chemistry teacher for pupils aged 12 to 18
      Because my pupils measure every law themselves, they understand physics better than others.`,
  },
};
