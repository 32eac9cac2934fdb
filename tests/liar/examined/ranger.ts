import type { ExaminedPerson } from "./examined-person.ts";

export const ranger: ExaminedPerson = {
  name: "Hemi Parata-Walsh",
  place: "Te Anau, New Zealand",
  summary:
    "Park ranger who has worked on tracks, huts and pest control in Fiordland. Comfortable on my own in the bush for a week and just as happy talking to a coach full of visitors.",
  languages: ["English", "Te reo Māori (intermediate)", "Spanish (basic)"],
  skills: ["Track maintenance", "Chainsaw", "Stoat trapping", "QGIS", "Radio communication", "Boat handling"],
  jobs: [
    [
      ...(["Seasonal Hut Warden", "Department of Conservation", "Milford Track", "2011-10", "2014-04"] as const),
      [
        "Welcomed up to 40 walkers a night and checked their tickets",
        "Gave an evening talk on weather, safety and birds",
        "Cleaned the hut and its toilets, reported damage by radio",
      ],
    ],
    [
      ...(["Track Worker", "Southern Trails Ltd", "Queenstown", "2014-06", "2017-03"] as const),
      [
        "Built and repaired tracks and footbridges with a crew of five.",
        "Operated chainsaw, scrub bar and a 1.5-tonne digger",
        "Under the direction of an engineer, I rebuilt a 22-metre footbridge after a flood.",
        "Took over as acting foreman for three months in 2016",
      ],
    ],
    [
      ...(["Biodiversity Ranger", "Department of Conservation", "Te Anau", "2017-05", ""] as const),
      [
        "Maintain 640 stoat traps on 85 km of trap lines",
        "Map trap catches in QGIS and report them every quarter",
        "Coordinate 25 volunteers during the annual whio count",
        "Together with two colleagues I wrote the hut safety plan for the Murchison Mountains.",
        "Rats caught per 100 trap nights fell from 14 to 5 between 2018 and 2022",
        "Took part in 9 search and rescue operations, twice as team leader",
        "Ordered traps and bait for NZ$60,000 in 2023",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Volunteer Firefighter", "Fire and Emergency New Zealand", "Te Anau", "2019-08", ""] as const),
      ["Attend roughly 30 callouts a year", "Check the breathing apparatus every month"],
    ],
  ],
  degrees: [["Diploma", "Environmental Management", "Southern Institute of Technology", "2009 - 2011"]],
  certificates: [
    ["Outdoor First Aid", "New Zealand Red Cross", "2024"],
    ["Growsafe Basic", "Growsafe", "2018"],
  ],
  posting: {
    title: "Senior Ranger, Visitor Assets",
    company: "Rakiura Conservation Trust",
    lines: [
      "Bachelor of Science in Ecology",
      "Helicopter load handling certificate",
      "Five years as supervisor of a ranger team",
      "Budget of NZ$1 million",
      "Drone pilot licence and ArcGIS",
      "Fluent te reo Māori",
    ],
  },
  truths: {
    "exp0.*": `
      As a seasonal hut warden on the Milford Track, I welcomed up to 40 walkers a night.
      Welcomed up to forty hikers each night and checked their tickets
      Gave evening talks on weather, safety and birds
      I gave an evening talk about birds, weather and safety.
      Cleaned the hut and toilets and reported damage over the radio
      Checking tickets, cleaning the hut and reporting damage by radio`,
    "exp1.0 exp1.1": `
      With a crew of five, I built and repaired tracks and footbridges.
      Construction and repair of tracks and footbridges
      Operated a chainsaw, a scrub bar and a 1.5 t digger
      Building and repairing tracks and footbridges for Southern Trails Ltd in Queenstown
      I operated chainsaw, scrub bar and digger.`,
    "exp1.2 exp1.3": `
      Rebuilt a 22 m footbridge after a flood under an engineer's direction
      After a flood, I rebuilt a 22-metre footbridge under the direction of an engineer.
      In 2016, I was acting foreman for three months.
      Served as acting foreman for 3 months in 2016
      At Southern Trails, where I worked as a track worker from June 2014 to March 2017, I took over as acting foreman for three months.`,
    "exp2.0 exp2.1": `
      I maintain 640 stoat traps along 85 kilometres of trap lines.
      Maintenance of 640 stoat traps on 85 km of trap lines
      Mapping trap catches in QGIS and reporting them quarterly
      I map trap catches using QGIS and report on them each quarter.
      As a Biodiversity Ranger in Te Anau, I look after 640 stoat traps and map the catches in QGIS.`,
    "exp2.2 exp2.3": `
      I coordinate 25 volunteers during the yearly whio count.
      Every year, I coordinate twenty-five volunteers for the whio count.
      Co-wrote the hut safety plan for the Murchison Mountains with two colleagues
      With two colleagues, I wrote the hut safety plan for the Murchison Mountains.`,
    "exp2.4": `
      Between 2018 and 2022, the number of rats caught per 100 trap nights fell from 14 to 5.
      Rats caught per 100 trap nights dropped from fourteen to five from 2018 to 2022.
      Rat catches per 100 trap nights decreased by 9 between 2018 and 2022.`,
    "exp2.5 exp2.6": `
      I have taken part in nine search and rescue operations, two of them as team leader.
      Participated in 9 search and rescue operations and led the team in two of them
      In 2023, I ordered traps and bait worth NZ$60,000.
      Ordered NZD 60,000 worth of traps and bait in 2023
      Participation in nine search and rescue operations`,
    "exp0 exp1 exp2": `
      I have been a Biodiversity Ranger with the Department of Conservation in Te Anau since May 2017.
      I have worked as a hut warden and a track worker and am now a biodiversity ranger.
      Over eight years as Biodiversity Ranger at the Department of Conservation
      Before becoming a Biodiversity Ranger, I worked for Southern Trails Ltd as a Track Worker.`,
    "vol0.*": `
      As a volunteer firefighter in Te Anau, I attend about 30 callouts a year.
      I check the breathing apparatus monthly.
      Volunteer firefighter since August 2019, attending roughly thirty callouts per year`,
    edu0: `
      I earned a Diploma in Environmental Management at the Southern Institute of Technology.
      Diploma in Environmental Management (2009–2011)`,
    "cert0 cert1": `
      I hold an Outdoor First Aid certificate from the New Zealand Red Cross (2024).
      Certified in Growsafe Basic (2018) and Outdoor First Aid (2024)`,
    "skills summary": `
      Park ranger with experience of tracks, huts and pest control in Fiordland
      My skills include track maintenance, stoat trapping and boat handling.
      I am comfortable alone in the bush for a week.
      Skilled with the chainsaw, in radio communication and in QGIS`,
    langs: `
      I speak English, intermediate te reo Māori and basic Spanish.`,
    posting: `
      I wish to apply for the post of Senior Ranger, Visitor Assets, with the Rakiura Conservation Trust.`,
  },
  hardLies: {
    "exp0.*": `
      Welcomed up to 400 walkers a night and checked their tickets
      Welcomed more than 40 walkers a night and checked their tickets
      Welcomed up to 40 walkers a week and checked their tickets
      Guided up to 40 walkers a night on the Milford Track
      Sold tickets to up to 40 walkers a night
      Gave an evening talk on weather, safety and geology
      Gave a morning talk on weather, safety and birds
      Cleaned the hut and its toilets, repaired damage
      As a seasonal hut warden on the Routeburn Track, I gave an evening talk.
      Seasonal Hut Warden from October 2011 to April 2016`,
    "exp1.0 exp1.1": `
      Built and repaired tracks and footbridges with a crew of fifteen.
      Led a crew of five that built and repaired tracks and footbridges.
      Built and repaired tracks and huts with a crew of five.
      Designed tracks and footbridges with a crew of five.
      Operated chainsaw, scrub bar and a 15-tonne digger
      Operated chainsaw, scrub bar and a 1.5-tonne crane
      Operated chainsaw, scrub bar and drone
      Built and repaired tracks and footbridges for the Department of Conservation with a crew of five.`,
    "exp1.2 exp1.3": `
      Rebuilt a 22-kilometre track after a flood under the direction of an engineer
      Rebuilt a 220-metre footbridge after a flood under the direction of an engineer
      Rebuilt a 22-metre road bridge after a flood under the direction of an engineer
      Rebuilt a 22-metre footbridge after an earthquake under the direction of an engineer
      As an engineer, I rebuilt a 22-metre footbridge after a flood.
      Took over as acting foreman for thirteen months in 2016
      Took over as acting foreman for three months in 2015
      Took over as acting manager for three months in 2016
      Was foreman at Southern Trails from 2014 to 2017
      Rebuilt two 22-metre footbridges after a flood under the direction of an engineer`,
    "exp2.0 exp2.1": `
      Maintain 6,400 stoat traps on 85 km of trap lines
      Maintain 640 stoat traps on 85 miles of trap lines
      Maintain 640 possum traps on 85 km of trap lines
      Maintain 85 stoat traps on 640 km of trap lines
      Map trap catches in ArcGIS and report them every quarter
      Map trap catches in QGIS and report them every month
      Map bird nests in QGIS and report them every quarter
      Invented 640 stoat traps on 85 km of trap lines`,
    "exp2.2 exp2.3": `
      Coordinate 52 volunteers during the annual whio count
      Coordinate 25 rangers during the annual whio count
      Coordinate 25 volunteers during the annual kiwi count
      Coordinate 25 volunteers during the monthly whio count
      Together with two colleagues I wrote the fire safety plan for the Murchison Mountains.
      I wrote the hut safety plan for the Murchison Mountains together with twelve colleagues.
      Together with two colleagues I wrote the hut safety plan for the Darran Mountains.
      I supervised two colleagues who wrote the hut safety plan for the Murchison Mountains.`,
    "exp2.4": `
      Rats caught per 100 trap nights fell from 14 to 0.5 between 2018 and 2022
      Stoats caught per 100 trap nights fell from 14 to 5 between 2018 and 2022
      Rats caught per 100 trap nights fell from 14 to 5 between 2018 and 2020
      Rats caught per 1,000 trap nights fell from 14 to 5 between 2018 and 2022
      Rats caught per 100 trap nights rose from 5 to 14 between 2018 and 2022
      Rats caught per 100 trap nights fell by 14 between 2018 and 2022
      Rats caught per 100 trap nights fell by 80 % between 2018 and 2022`,
    "exp2.5 exp2.6": `
      Took part in 90 search and rescue operations, twice as team leader
      Took part in 9 search and rescue operations, each time as team leader
      Took part in 9 search and rescue operations, five times as team leader
      Took part in 9 firefighting operations, twice as team leader
      Ordered traps and bait for NZ$600,000 in 2023
      Ordered traps and bait for US$60,000 in 2023
      Ordered traps and bait for NZ$60,000 a month in 2023
      Sold traps and bait for NZ$60,000 in 2023`,
    "exp0 exp1 exp2": `
      Senior Ranger at the Department of Conservation since 2017
      I have been a Biodiversity Ranger in Te Anau since May 2014.
      Track Worker with the Department of Conservation in Queenstown
      I spent more than four years at Southern Trails Ltd.`,
    "vol0.*": `
      Attend roughly 130 callouts a year
      Check the breathing apparatus every week
      I am a Senior Firefighter with Fire and Emergency New Zealand.
      Volunteer firefighter since August 2009`,
    "edu0 cert0 cert1": `
      Bachelor in Environmental Management, Southern Institute of Technology
      Diploma in Ecology, Southern Institute of Technology
      Outdoor First Aid Instructor, New Zealand Red Cross (2024)
      Growsafe Advanced (2018)`,
    "skills langs": `
      Skilled in stoat trapping, ArcGIS and boat handling
      I speak English and fluent te reo Māori.
      I speak English, te reo Māori and French.`,
    none: `
      Coordinate 25 volunteers during the annual whio count`,
  },
  softLies: {
    "exp0.*": `
      Welcomed 40 walkers a night and checked their tickets
      Welcomed all walkers on the Milford Track and checked their tickets
      Thanks to my evening talk on safety, there were no accidents.
      Gave a much-loved evening talk on weather, safety and birds
      I was in sole charge of the hut and its toilets.`,
    "exp1.*": `
      I rebuilt a 22-metre footbridge after a flood on my own.
      Rebuilt a 22-metre footbridge in record time under the direction of an engineer
      Because I had rebuilt a footbridge, I was made acting foreman for three months in 2016.
      Expertly operated chainsaw, scrub bar and a 1.5-tonne digger
      Directed an engineer in rebuilding a 22-metre footbridge after a flood
      Rebuilt a 22-metre footbridge before a flood under the direction of an engineer
      As acting foreman, I rebuilt a 22-metre footbridge after a flood.
      Built and repaired all the tracks and footbridges around Queenstown with a crew of five.`,
    "exp2.*": `
      Maintain all stoat traps in Fiordland
      By maintaining 640 stoat traps, I brought rats caught per 100 trap nights down from 14 to 5.
      Rats caught per 100 trap nights fell steadily every year from 14 to 5 between 2018 and 2022
      The rat population fell from 14 to 5 per 100 trap nights between 2018 and 2022
      I wrote the hut safety plan for the Murchison Mountains.
      Together with two colleagues I wrote the hut safety plan for all of Fiordland.
      Recruit and train 25 volunteers for the annual whio count
      Took part in 9 successful search and rescue operations, twice as team leader
      Took part in every search and rescue operation in Te Anau, twice as team leader
      Ordered traps and bait for NZ$60,000 every year
      Coordinate 25 dedicated volunteers throughout the year
      The hut safety plan that I wrote with two colleagues has prevented accidents in the Murchison Mountains.`,
    "vol0.*": `
      Attend at least 30 callouts a year
      Attend every callout in Te Anau, roughly 30 a year
      Check all the equipment of the brigade every month`,
    "summary exp0 exp1 exp2": `
      Outstanding park ranger who has worked on tracks, huts and pest control in Fiordland
      I have worked for the Department of Conservation without a break since 2011.
      I worked at Southern Trails before I was a hut warden on the Milford Track.`,
  },
};
