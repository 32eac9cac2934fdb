import type { Attack } from "./attack.ts";

/** One person with jobs that overlap, end and are still to come, in fifty truths and what is next to them. */
export const attackedCareer: Record<string, Attack> = {
  "an electrician's whole life": {
    about: {
      name: "Jo Park",
      place: "Bergen, Norway",
      summary: "Electrician for ships and harbours. I check twice.",
      languages: ["Korean (native)", "Norwegian (B2)", "English (C1)", "Danish (A1)"],
      skills: ["Cable laying", "PLC programming", "Fault finding", "AutoCAD (advanced)"],
      jobs: [
        [
          "Trainee Electrician",
          "Han Shipyard",
          "Busan, South Korea",
          "2008-03",
          "2010-02",
          ["Pulled cables on two ferries.", "Checked 40 switchboards."],
        ],
        [
          "Electrician",
          "Nordlys AS",
          "Tromsø, Norway",
          "2010-04",
          "2016-09",
          ["Installed lighting on 12 vessels.", "Trained two apprentices."],
        ],
        [
          "Marine Electrician",
          "Vest Marin AS",
          "Bergen, Norway",
          "2016-10",
          "",
          ["Repair generators on fishing boats.", "Plan the work of three fitters."],
        ],
        ["Summer Guide", "City Museum", "Tromsø, Norway", "2012-06", "2012-08", ["Showed 20 groups round the museum."]],
        ["Harbour Manager", "Stavanger Port", "Stavanger, Norway", "2099-01", "", ["Lead the harbour."]],
      ],
      volunteer: [
        ["Football Coach", "FK Bergen", "Bergen", "2018-05", "", ["Train 15 girls twice a week."]],
        ["Treasurer", "Choir Tromsø", "Tromsø", "2013-01", "2015-12", ["Kept the books."]],
      ],
      degrees: [
        ["Certificate of apprenticeship", "Electrical Installation", "Busan Technical School", "2006 - 2008"],
        ["Bachelor", "Marine Engineering", "Bergen University", "2022 - 2099"],
      ],
      certificates: [
        ["High Voltage Safety (Level 2)", "DNV", "2019"],
        ["First Aid", "Red Cross", "2023"],
      ],
      posting: { title: "Chief Electrician", company: "Fjord Ferries AS", lines: ["Ten years as chief electrician"] },
    },
    lies: `
      I am a chief electrician at Vest Marin in Bergen.
      I am a senior marine electrician at Vest Marin.
      I am an electrician at Nordlys.
      I have been employed at Nordlys since 2010.
      I was a Marine Electrician at Vest Marin until 2020.
      I worked as a Marine Electrician at Vest Marin.
      Since October 2010 I have been employed at Vest Marin.
      I was an electrician at Han Shipyard.
      I was a trainee at Nordlys.
      During my traineeship at Nordlys, I trained two apprentices.
      During my internship at Han Shipyard, I pulled cables on two ferries.
      As a trainee, I installed lighting on 12 vessels.
      In Bergen, I installed lighting on 12 vessels.
      In Busan, I trained two apprentices.
      In South Korea, I repair generators on fishing boats.
      At Nordlys in Bergen, I trained two apprentices.
      At Han Shipyard, where I was a Trainee Electrician from 2008 to 2012, I checked 40 switchboards.
      At Han Shipyard, where I was an Electrician, I checked 40 switchboards.
      At Nordlys, where I work, I trained two apprentices.
      Since 2016, I repair generators on fishing boats.
      Since 2016, I have planned the work of three fitters.
      From 2010 to 2016, I trained two apprentices.
      For six years, I trained two apprentices.
      In 2012, I trained two apprentices.
      I worked for six years at Nordlys, where I showed 20 groups round the museum.
      While working at the City Museum, I trained two apprentices.
      From June to September 2012, I worked as a Summer Guide.
      From June to August, I work as a Summer Guide at the City Museum.
      I am Harbour Manager at Stavanger Port.
      I have joined Stavanger Port as Harbour Manager.
      I joined Stavanger Port.
      Since 2099, I have been Harbour Manager.
      I have worked in Bergen and Stavanger.
      As Harbour Manager, I lead the harbour.
      I work as a football coach at FK Bergen.
      I am employed as a Football Coach by FK Bergen.
      I have worked for FK Bergen since 2018.
      As a volunteer, I trained two apprentices.
      As a volunteer football coach, I kept the books.
      I volunteered as a Football Coach from 2013 to 2015.
      I have been volunteer treasurer of Choir Tromsø since 2013.
      Before joining Nordlys, I was a Marine Electrician at Vest Marin.
      Before joining Vest Marin, I was an Electrician at Nordlys for seven years.
      After seven years at Nordlys, I moved to Vest Marin.
      After six years at Nordlys, I moved to Han Shipyard.
      After six years at Nordlys, I moved to the City Museum.
      Having started as an Electrician at Nordlys, I am now a Marine Electrician at Vest Marin.
      I began my career as an Electrician at Nordlys.
      I began my career in Tromsø.
      I have worked in Busan, Oslo and Bergen.
      I joined Vest Marin in September 2016.
      I left Vest Marin in 2020.
      I hold a Bachelor in Marine Engineering from Bergen University.
      I graduated from Bergen University.
      I hold a Bachelor in Electrical Installation.
      I earned the Level 3 High Voltage Safety certificate.
      I earned the High Voltage Safety certificate from the Red Cross.
      I have held the First Aid certificate since 2019.
      My mother tongue is Norwegian.
      I am Korean.
      I am Danish.
      I am a native speaker of Korean and Norwegian.
      I speak Korean, English (C2) and Norwegian (B2).
      I speak fluent Norwegian.
      I speak Danish fluently.
      I am proficient in Cable laying.
      I am an expert in AutoCAD.
      I am an electrician for harbours and aircraft.
      I live in Tromsø.
      posting exp2 | As Chief Electrician at Vest Marin, I am applying to Fjord Ferries.
      posting exp2 | I am Chief Electrician at Fjord Ferries.
      posting exp1 | As an Electrician at Nordlys, I am applying to Fjord Ferries as Chief Electrician.
      posting | I would be glad to join Fjord Ferries with ten years as chief electrician.
      posting exp2 | As a Marine Electrician at Vest Marin, I have worked for Fjord Ferries.
      As a Marine Electrician at Nordlys, I trained two apprentices.
      After joining Vest Marin, I trained two apprentices.
      After joining Nordlys in 2008, I trained two apprentices.
      I work at Vest Marin and Nordlys.
      I have worked as an Electrician in Bergen and Tromsø.
      I have worked as a Trainee Electrician and Electrician in Bergen and Tromsø.
      Electrician, Nordlys, 2010–2018
      Vest Marin, Tromsø: Marine Electrician
      I spent eight years at Nordlys.
      In 2010, I left Nordlys.
      I was a Summer Guide at Nordlys.
      I was a Summer Guide in Bergen.
      I plan the work of three fitters for FK Bergen.`,
    truths: `
      I am a marine electrician at Vest Marin in Bergen.
      Since October 2016 I have been employed at Vest Marin in Bergen as a Marine Electrician.
      I have been working for Vest Marin since 2016.
      I currently work in Bergen for Vest Marin as a Marine Electrician.
      At present, I am employed as a Marine Electrician by Vest Marin.
      My current position is Marine Electrician at Vest Marin in Norway.
      From March 2008 until February 2010, I was a trainee at Han Shipyard in Busan.
      During my traineeship at Han Shipyard, I pulled cables on two ferries.
      As a trainee at Han Shipyard, I checked 40 switchboards.
      At Han Shipyard in Busan, where I was a Trainee Electrician from 2008 to 2010, I checked 40 switchboards.
      While employed at Nordlys in Tromsø, I trained two apprentices.
      In Tromsø, I installed lighting on 12 vessels.
      When working as an Electrician at Nordlys, I trained two apprentices.
      During my time at Nordlys in Tromsø, I installed lighting on 12 vessels.
      In my years at Nordlys, I trained two apprentices.
      From 2010 to 2016 I worked as an electrician at Nordlys in Tromsø, where I trained two apprentices.
      Since 2016 I have worked at Vest Marin, where I repair generators on fishing boats.
      I work as a Marine Electrician at Vest Marin, where I plan the work of three fitters.
      After joining Nordlys in 2010, I trained two apprentices.
      From June to August 2012, I worked as a Summer Guide at the City Museum in Tromsø.
      I was a Summer Guide at the City Museum between June and August 2012.
      In 2012, I worked as a Summer Guide for the City Museum.
      I have been a volunteer football coach at FK Bergen since May 2018.
      As a volunteer football coach, I train 15 girls twice a week.
      As a volunteer at FK Bergen, I train 15 girls twice a week.
      I volunteer as a football coach with FK Bergen.
      From 2013 to 2015, I was volunteer treasurer of Choir Tromsø.
      As volunteer treasurer of Choir Tromsø, I kept the books.
      I volunteered as Treasurer at Choir Tromsø from January 2013 to December 2015.
      Before joining Vest Marin as a Marine Electrician, I was an Electrician at Nordlys for six years.
      After six years at Nordlys, I moved to Vest Marin in Bergen in October 2016.
      Having started as a Trainee Electrician at Han Shipyard, I am now a Marine Electrician at Vest Marin.
      I have worked in Busan, Tromsø and Bergen.
      I have worked for Han Shipyard, Nordlys and Vest Marin.
      I began my career as a Trainee Electrician in Busan in 2008.
      I joined Vest Marin in October 2016 as a Marine Electrician.
      In October 2016, I became a Marine Electrician at Vest Marin.
      I left Nordlys in September 2016.
      I hold a Certificate of apprenticeship in Electrical Installation from Busan Technical School.
      I studied Electrical Installation at Busan Technical School between 2006 and 2008.
      I earned the Level 2 High Voltage Safety certificate from DNV in 2019.
      In 2023, I completed the First Aid certificate with the Red Cross.
      I have held the First Aid certificate since 2023.
      My mother tongue is Korean; I also speak English at C1 level and Norwegian at B2 level.
      I speak Korean, English (C1), Norwegian (B2) and a little Danish.
      Korean is my native language.
      I am a native speaker of Korean and speak Norwegian at level B2.
      I have basic knowledge of Danish.
      I am skilled in Cable laying and Fault finding.
      I am an electrician for ships and harbours.
      I live in Bergen.
      posting | I am writing to apply for the position of Chief Electrician at Fjord Ferries.
      posting exp2 | As a Marine Electrician at Vest Marin, I am applying to Fjord Ferries as Chief Electrician.
      posting | I would like to join Fjord Ferries as Chief Electrician.
      Marine Electrician, Vest Marin AS, Bergen (October 2016 – present)
      Nordlys, Tromsø: Electrician, 2010–2016`,
  },
};
