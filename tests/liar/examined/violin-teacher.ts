import type { ExaminedPerson } from "./examined-person.ts";

export const violinTeacher: ExaminedPerson = {
  name: "Saoirse Lindqvist",
  place: "Gothenburg, Sweden",
  summary:
    "Violin teacher and chamber musician. My pupils play in tune because they learn to listen before they learn to bow.",
  languages: ["English", "Swedish (B2)", "Irish (basic)"],
  skills: ["Violin", "Viola", "Suzuki method", "Sight-reading", "Ensemble coaching", "Sibelius"],
  jobs: [
    [
      ...(["Orchestral Violinist", "Ulster Orchestra", "Belfast", "2009-08", "2012-06"] as const),
      ["Played second violin in some 80 concerts a season.", "Substituted for the section leader on two tours."],
    ],
    [
      ...(["Violin Teacher", "Cork School of Music", "Cork", "2012-09", "2017-07"] as const),
      [
        "Taught 26 pupils aged 6 to 18 one to one.",
        "Prepared pupils for ABRSM grades 1 to 8; 19 passed with distinction.",
        "Conducted the junior string orchestra.",
        "Helped organise the annual summer course.",
      ],
    ],
    [
      ...(["Head of Strings", "Kulturskolan Göteborg", "Gothenburg", "2017-08", ""] as const),
      [
        "Coordinate nine string teachers at four schools.",
        "Teach violin and viola to groups and individuals.",
        "Increased enrolment from 110 to 165 pupils in three years by opening Saturday classes.",
        "Arrange pieces for mixed-ability ensembles in Sibelius.",
        "Manage an instrument loan pool of 70 violins.",
      ],
    ],
  ],
  volunteer: [
    ["Musician", "Live Music Now", "Dublin", "2010-01", "2011-12", ["Performed in hospitals and care homes."]],
  ],
  degrees: [
    ["Bachelor of Music", "Violin Performance", "Royal Irish Academy of Music", "2003 - 2007"],
    ["Master of Arts", "Music Education", "University of Limerick", "2007 - 2009"],
  ],
  certificates: [["Suzuki Level 2", "European Suzuki Association", "2015"]],
  posting: {
    title: "Director of Music",
    company: "Strandskolan",
    lines: [
      "Doctorate in musicology",
      "10 years as director of a music school",
      "Conducting of choirs and symphony orchestras",
      "Piano accompaniment",
      "Swedish at C1",
      "Responsible for 40 teachers and SEK 12 million",
    ],
  },
  truths: {
    "exp0.*": `
      Played second violin in around 80 concerts per season
      As an Orchestral Violinist with the Ulster Orchestra, I played second violin in some eighty concerts a season.
      I substituted for the section leader on two tours.
      Stood in for the section leader on 2 tours`,
    "exp1.0": `
      Taught 26 pupils aged between 6 and 18 one to one
      At the Cork School of Music, I taught twenty-six pupils, aged 6 to 18, one to one.
      I gave one-to-one lessons to 26 pupils aged 6 to 18.
      26 pupils aged 6 to 18 were taught one to one.
      Taught 26 students aged six to eighteen one to one`,
    "exp1.1": `
      I prepared pupils for ABRSM grades 1 to 8, 19 of whom passed with distinction.
      Prepared pupils for ABRSM grades 1–8
      Nineteen pupils passed with distinction.
      Preparing pupils for ABRSM grades 1 to 8, of which 19 passed with distinction`,
    "exp1.2 exp1.3": `
      I conducted the junior string orchestra and helped to organise the annual summer course.
      Conductor of the junior string orchestra
      While teaching at the Cork School of Music, I conducted the junior string orchestra.
      Helped with organising the annual summer course`,
    "exp2.0": `
      I coordinate nine string teachers at four schools.
      Coordinating 9 string teachers across 4 schools
      As Head of Strings at Kulturskolan Göteborg, I coordinate nine string teachers across four schools.
      Coordination of nine string teachers at four schools`,
    "exp2.1 exp2.3": `
      I teach violin and viola to individuals and groups and arrange pieces for mixed-ability ensembles.
      Teaching both violin and viola, to groups as well as individuals
      Using Sibelius, I arrange pieces for mixed-ability ensembles.
      Arranging pieces in Sibelius for mixed-ability ensembles`,
    "exp2.2": `
      By opening Saturday classes, I increased enrolment from 110 to 165 pupils in three years.
      Raised enrolment from 110 to 165 pupils within three years by opening Saturday classes
      Over three years, enrolment grew from 110 to 165 pupils.
      Increased enrolment by 50 %, from 110 to 165 pupils, in three years
      Opened Saturday classes and increased enrolment by 55 pupils in three years.
      Increased pupil enrolment by half in three years by opening Saturday classes`,
    "exp2.4": `
      I also manage a loan pool of 70 violins.
      Managing an instrument loan pool of seventy violins
      An instrument loan pool of 70 violins is managed by me.`,
    "exp1 exp2": `
      I have taught at the Cork School of Music and at Kulturskolan Göteborg.
      Violin Teacher from 2012 to 2017 and Head of Strings since 2017
      More than fourteen years of experience as Violin Teacher and Head of Strings`,
    "vol0.0": `
      Volunteering with Live Music Now, I performed in hospitals and care homes.
      Performed in care homes and hospitals as a volunteer for Live Music Now`,
    "edu0 edu1": `
      I hold a Bachelor of Music in Violin Performance and a Master of Arts in Music Education.
      I have a master's degree in Music Education from the University of Limerick.
      I studied Violin Performance at the Royal Irish Academy of Music.
      MA in Music Education, University of Limerick (2009)`,
    cert0: `
      I hold the Suzuki Level 2 certificate of the European Suzuki Association.
      Suzuki Level 2 certified since 2015`,
    langs: `
      I speak English, Swedish (B2) and basic Irish.
      English, Swedish at B2 level and basic Irish`,
    "skills summary": `
      Violin teacher and chamber musician skilled in the Suzuki method, sight-reading and ensemble coaching
      My pupils learn to listen before they learn to bow.`,
    posting: `
      I hereby apply for the post of Director of Music at Strandskolan.`,
  },
  hardLies: {
    "exp0.*": `
      Played first violin in some 80 concerts a season.
      Played second violin in some 180 concerts a season.
      Played second violin in 80 concerts a month.
      Played viola in some 80 concerts a season.
      Conducted some 80 concerts a season.
      Led the second violins in some 80 concerts a season.
      Substituted for the concertmaster on two tours.
      Substituted for the section leader on twenty tours.
      Was the section leader on two tours.
      Played second violin for the London Symphony Orchestra.
      Played second violin in at least 80 concerts a season.`,
    "exp1.0": `
      Taught 62 pupils aged 6 to 18 one to one.
      Taught 26 pupils aged 16 to 18 one to one.
      Taught 26 teachers one to one.
      Taught 26 pupils aged 6 to 18 piano.
      Taught 26 classes aged 6 to 18.
      Taught 26 pupils aged 6 to 81 one to one.
      Taught 26 pupils aged 6 to 18 one to one at Kulturskolan Göteborg.
      Taught 26 pupils for 18 years.`,
    "exp1.1": `
      Prepared pupils for ABRSM grades 1 to 8; 91 passed with distinction.
      Prepared pupils for ABRSM grades 1 to 8; all passed with distinction.
      Prepared pupils for ABRSM diplomas; 19 passed with distinction.
      Prepared 19 pupils for ABRSM grades 1 to 8; 8 passed with distinction.
      Examined pupils for ABRSM grades 1 to 8.
      I passed ABRSM grades 1 to 8 with distinction.
      Prepared pupils for Trinity grades 1 to 8; 19 passed with distinction.
      Prepared pupils for ABRSM grades 1 to 8; 19 failed.
      Prepared 19 pupils for conservatoire entrance.`,
    "exp1.2 exp1.3": `
      Conducted the senior string orchestra.
      Conducted the junior symphony orchestra.
      Founded the junior string orchestra.
      Organised the annual summer course.
      Helped organise the annual winter course.
      Conducted choirs and the junior string orchestra.
      Helped organise the monthly summer course.
      Conducted four junior string orchestras.`,
    "exp2.0": `
      Coordinate forty string teachers at four schools.
      Coordinate four string teachers at nine schools.
      Coordinate nine music schools.
      Employ nine string teachers at four schools.
      Coordinate nine piano teachers at four schools.
      As Director of Music at Kulturskolan Göteborg, I coordinate nine string teachers.
      Coordinated nine string teachers at four schools since 2012.`,
    "exp2.1 exp2.3": `
      Teach violin, viola and piano to groups and individuals.
      Teach violin and cello to groups and individuals.
      Compose pieces for mixed-ability ensembles in Sibelius.
      Arrange pieces for mixed-ability ensembles in Finale.
      Arrange pieces for professional ensembles in Sibelius.
      Arrange operas for mixed-ability ensembles in Sibelius.`,
    "exp2.2": `
      Increased enrolment from 110 to 165 pupils in three months by opening Saturday classes.
      Increased enrolment from 110 to 165 pupils in one year by opening Saturday classes.
      Increased enrolment by 165 pupils in three years by opening Saturday classes.
      Increased enrolment by 110 % in three years by opening Saturday classes.
      Increased enrolment by 55 % in three years by opening Saturday classes.
      Increased enrolment threefold by opening Saturday classes.
      Increased fees from 110 to 165 kronor in three years.
      Increased enrolment from 110 to 165 teachers in three years by opening Saturday classes.
      Increased enrolment from 10 to 165 pupils in three years by opening Saturday classes.
      Doubled enrolment from 110 to 165 pupils in three years by opening Saturday classes.
      Increased enrolment from 110 to 165 pupils in three years by opening a Saturday school.
      Increased enrolment from 110 to 165 schools in three years by opening Saturday classes.`,
    "exp2.4": `
      Manage an instrument loan pool of 700 violins.
      Manage an instrument loan pool of 70 violas.
      Manage a budget of SEK 12 million and 70 violins.
      Manage seventy instrument loan pools.
      Own 70 violins.`,
    "exp1 exp2": `
      Head of Strings at the Cork School of Music
      Violin Teacher at Kulturskolan Göteborg from 2012 to 2017
      I have 10 years of experience as director of a music school.
      Head of Strings since 2015
      More than twenty years of experience as Violin Teacher and Head of Strings`,
    "edu0 edu1": `
      Doctorate in musicology, University of Limerick
      Bachelor of Music in Violin Performance, Juilliard School
      Master of Arts in Music Education, Royal Irish Academy of Music
      Master of Arts in Musicology, University of Limerick
      Bachelor of Music in Conducting, Royal Irish Academy of Music`,
    cert0: `
      Suzuki Level 5, European Suzuki Association, 2015
      Suzuki Level 2 teacher trainer, European Suzuki Association
      Suzuki Level 2, European Suzuki Association, 2005`,
    langs: `
      I speak English, Swedish (C1) and Irish.
      I speak English, Swedish (B2) and native Irish.
      I speak English, Swedish (B2), Irish (basic) and Norwegian.`,
    "skills summary": `
      Violin and piano teacher and chamber musician.
      Skilled in piano accompaniment and sight-reading
      Soloist and chamber musician.`,
    "posting exp2": `
      I was responsible for 40 teachers and SEK 12 million.
      I conduct choirs and symphony orchestras.`,
    none: `
      Conducted the junior string orchestra.`,
  },
  softLies: {
    "exp2.*": `
      Coordinate all string teachers at four schools.
      Single-handedly increased enrolment from 110 to 165 pupils in three years.
      Coordinate nine gifted string teachers at four schools.
      Manage the largest instrument loan pool in Sweden, with 70 violins.
      Increased enrolment from 110 to 165 pupils in only three years by opening Saturday classes.
      Because I teach viola, enrolment increased from 110 to 165 pupils.`,
    "exp1.*": `
      Conducted the celebrated junior string orchestra.
      Taught 26 pupils aged 6 to 18 one to one with outstanding results.
      Prepared all pupils for ABRSM grades 1 to 8.`,
  },
};
