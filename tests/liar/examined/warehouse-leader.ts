import type { ExaminedPerson } from "./examined-person.ts";

export const warehouseTeamLeader: ExaminedPerson = {
  name: "Marek Zieliński",
  place: "Tilburg, Netherlands",
  summary:
    "Warehouse team leader with experience in e-commerce and cold storage. I like a tidy floor, clear hand-overs and people who go home safe.",
  languages: "Polish (native); English (C1); Dutch (B1); German (basic)".split("; "),
  skills: "Order picking; Reach truck; SAP EWM; Shift planning; Stock counting; 5S; Excel; On-the-job training".split(
    "; ",
  ),
  jobs: [
    [
      ...(["Order Picker (temporary)", "Groene Mand", "Venlo", "2010-05", "2012-03"] as const),
      [
        "Picked fruit and vegetable orders with a hand scanner, about 120 lines an hour.",
        "Loading of trailers at night",
        "Helped to count stock once a quarter.",
      ],
    ],
    [
      ...(["Forklift Driver", "Bakker Koelvries", "Breda", "2012-04", "2016-10"] as const),
      "Drove reach trucks and counterbalance trucks in a cold store at -22 °C.; Unloaded up to 30 trailers per shift together with two colleagues; I checked incoming pallets for damage and temperature and reported deviations to quality control.; Introduced new drivers to the site rules, under the supervision of the shift leader.; No recordable accident in four and a half years".split(
        "; ",
      ),
    ],
    [
      ...(["Senior Warehouse Operative", "Stapel & Zoon", "Tilburg", "2016-11", "2019-08"] as const),
      "Goods-in and put-away for a DIY web shop with around 14,000 articles; Stood in for the team leader during holidays (up to three weeks at a time).; I suggested moving the fast-moving articles closer to the packing tables, which cut walking time per order by about 12 %.; Took part in the switch from paper lists to SAP EWM in 2018 as a key user for goods-in.; Cycle counts of 200 locations a week".split(
        "; ",
      ),
    ],
    [
      ...(["Warehouse Team Leader", "Stapel & Zoon", "Tilburg", "2019-09", ""] as const),
      "Lead a team of 18 pickers and packers on the late shift.; Plan shifts in Excel and order temporary workers from two agencies, within a budget of €45,000 a month set by the operations manager.; Brought the error rate in picking down from 0.9 % to 0.4 % between 2020 and 2022 by adding a second scan at the packing table.; Daily stand-ups and monthly safety walks with the HSE officer; I have trained 25 new employees since 2020, four of whom now lead their own shifts.; Contribute to appraisal talks, which the operations manager conducts.".split(
        "; ",
      ),
    ],
  ],
  volunteer: [
    [
      "Logistics Volunteer",
      "Voedselbank Tilburg",
      "Tilburg",
      "2017-02",
      "2020-06",
      [
        "Sorted donated food every second Saturday.",
        "Organised the collection of 1,800 kg of food in three supermarkets before Christmas 2018.",
      ],
    ],
  ],
  degrees: [
    ["MBO Diploma (Level 3)", "Logistics Team Leader", "ROC Tilburg", "2017 - 2019"],
    ["Technical School Diploma", "Mechanics", "Technikum nr 2 Radom", "2004 - 2008"],
  ],
  certificates: [
    ["Forklift and Reach Truck Licence", "BMWT", "2012"],
    ["VCA VOL (Safety for Operational Supervisors)", "SSVV", "2020"],
    ["Company Emergency Responder (BHV)", "NIBHV", "2023"],
  ],
  posting: {
    title: "Warehouse Manager",
    company: "Noordkade Fulfilment",
    lines:
      "Bachelor's degree in logistics or supply chain management; At least 5 years as a warehouse manager with P&L responsibility; You lead 80 employees and four team leaders; Experience with Manhattan WMS; Lean Six Sigma Green Belt; Fluent Dutch".split(
        "; ",
      ),
  },
  truths: {
    "exp0.*": `
      I picked fruit and vegetable orders with a hand scanner at around 120 lines per hour.
      Picking of fruit and vegetable orders using a hand scanner, approx. 120 lines an hour
      Loaded trailers at night and helped to count stock every quarter
      As a temporary Order Picker at Groene Mand in Venlo, I assisted with the quarterly stock count.`,
    "exp1.0 exp1.1": `
      Operated reach trucks and counterbalance trucks in a cold store at minus 22 degrees Celsius
      Together with two colleagues, I unloaded as many as 30 trailers per shift.
      Worked with two colleagues to unload up to thirty trailers a shift
      From April 2012 to October 2016, I drove reach and counterbalance trucks in a cold store at Bakker Koelvries in Breda.`,
    "exp1.2": `
      Checking incoming pallets for damage and temperature and reporting deviations to quality control
      Inspected incoming pallets for damage and temperature and notified quality control of any deviations
      At Bakker Koelvries, incoming pallets were checked by me for damage and temperature.`,
    "exp1.3 exp1.4": `
      Under the supervision of the shift leader, I familiarised new drivers with the site rules.
      Four and a half years as a Forklift Driver without a recordable accident
      I worked at Bakker Koelvries for 4.5 years with no recordable accident.`,
    "exp2.0 exp2.4": `
      At Stapel & Zoon, I handled goods-in and put-away for a DIY web shop with about 14,000 articles.
      Received and put away goods for an online DIY shop with roughly 14,000 articles
      Carried out cycle counts of 200 locations per week
      As a Senior Warehouse Operative in Tilburg, I worked in goods-in and put-away and did cycle counts of 200 locations every week.`,
    "exp2.1": `
      Deputised for the team leader during holidays for up to three weeks at a time
      I covered for the team leader during holiday periods.
      Holiday cover for the team leader (up to 3 weeks at a time)`,
    "exp2.2": `
      My suggestion to move fast-moving articles closer to the packing tables reduced walking time per order by around 12%.
      Suggested relocating the fast-moving articles nearer to the packing tables, which shortened walking time per order by approximately 12 per cent
      Walking time per order fell by about 12 % after I suggested placing fast-moving articles closer to the packing tables.`,
    "exp2.3": `
      Key user for goods-in during the 2018 changeover from paper lists to SAP EWM
      In 2018, I was involved in the move from paper lists to SAP EWM as a key user for goods-in.
      Participated in the switch to SAP EWM in 2018`,
    "exp3.0": `
      I currently lead a team of 18 pickers and packers on the late shift.
      As Warehouse Team Leader at Stapel & Zoon in Tilburg, I lead eighteen pickers and packers.
      Leading an 18-strong late-shift team of pickers and packers`,
    "exp3.1": `
      I plan the shifts in Excel and order temporary staff from two agencies within a monthly budget of €45,000 set by the operations manager.
      Shift planning in Excel and ordering of temporary workers from 2 agencies
      Order temporary workers from two agencies within a budget of EUR 45,000 per month`,
    "exp3.2": `
      Between 2020 and 2022, I reduced the picking error rate from 0.9% to 0.4% by adding a second scan at the packing table.
      By introducing a second scan at the packing table, I more than halved the picking error rate between 2020 and 2022.
      Lowered the picking error rate from 0.9 to 0.4 per cent between 2020 and 2022
      The error rate in picking fell from 0.9 % in 2020 to 0.4 % in 2022.`,
    "exp3.3 exp3.5": `
      My work at Stapel & Zoon includes daily stand-ups and monthly safety walks with the HSE officer.
      Daily stand-up meetings and a safety walk with the HSE officer every month
      Contributing to appraisal talks conducted by the operations manager
      I contribute to the appraisal interviews that the operations manager holds.`,
    "exp3.4": `
      Since 2020, I have trained 25 new employees, and four of them now lead shifts of their own.
      Trained twenty-five new employees since 2020, 4 of whom now lead their own shifts
      Four of the employees I have trained since 2020 now lead their own shifts.`,
    "exp2 exp3": `
      I have been with Stapel & Zoon in Tilburg since November 2016, and since September 2019 as Warehouse Team Leader.
      After almost three years as a Senior Warehouse Operative at Stapel & Zoon, I became Warehouse Team Leader there in September 2019.`,
    "exp0 exp1 exp3": `
      I worked as a temporary Order Picker in Venlo and as a Forklift Driver in Breda, and I am now a Warehouse Team Leader in Tilburg.`,
    "exp2.1 exp3.0": `
      Having stood in for the team leader during holidays, I now lead a team of 18 pickers and packers myself.`,
    "vol0.*": `
      As a volunteer at Voedselbank Tilburg, I sorted donated food every other Saturday.
      Organised a collection of 1.8 tonnes of food in three supermarkets before Christmas 2018`,
    "edu0 edu1": `
      MBO Diploma (Level 3), Logistics Team Leader, completed at ROC Tilburg in 2019
      I hold a technical school diploma in Mechanics from Technikum nr 2 Radom.`,
    "cert0 cert1 cert2": `
      I obtained the BMWT Forklift and Reach Truck Licence in 2012.
      Certified Company Emergency Responder (NIBHV, 2023) and holder of the VCA VOL certificate from SSVV`,
    langs: `
      Native Polish speaker with English at C1, Dutch at B1 and basic German
      I speak Polish as my mother tongue and English at level C1.`,
    skills: `
      Skilled in order picking, shift planning, stock counting and 5S
      My skills include SAP EWM, Excel and on-the-job training.`,
    "summary exp3": `
      Warehouse Team Leader at Stapel & Zoon with experience in e-commerce and cold storage
      I like a tidy floor, clear hand-overs and seeing people go home safe.`,
    posting: `
      I am applying for the position of Warehouse Manager at Noordkade Fulfilment.`,
    "posting exp3": `
      As a Warehouse Team Leader at Stapel & Zoon, I would like to apply for the role of Warehouse Manager at Noordkade Fulfilment.`,
  },
  hardLies: {
    "exp0.*": `
      Picked fruit and vegetable orders with a hand scanner, about 210 lines an hour.
      I picked around 120 pallets of fruit and vegetables per hour with a hand scanner.
      Picked fruit and vegetable orders by voice picking, about 120 lines an hour
      Picking of meat and dairy orders using a hand scanner
      As a permanent Order Picker at Groene Mand in Venlo, I loaded trailers at night.
      I helped to count stock once a week at Groene Mand.
      At Groene Mand in Eindhoven, I loaded trailers at night.
      Drove trailers at night`,
    "exp1.0 exp1.1": `
      Together with two colleagues, I unloaded up to 50 trailers per shift.
      Unloaded at least 30 trailers per shift together with two colleagues
      Worked with two colleagues to unload up to thirty trailers an hour
      Operated reach trucks and tower cranes in a cold store at -22 °C
      Drove reach trucks in a chilled warehouse at plus 2 degrees Celsius
      As Shift Leader at Bakker Koelvries, I unloaded up to 30 trailers per shift together with two colleagues.
      From April 2009 to October 2016, I drove reach and counterbalance trucks in a cold store at Bakker Koelvries in Breda.
      Led a crew of 30 forklift drivers in a cold store`,
    "exp1.2": `
      I checked outgoing pallets for damage and weight and reported deviations to quality control.
      Inspected incoming pallets for damage and temperature and reported deviations to customs
      As a quality controller, I decided on deviations in incoming pallets.
      Laboratory testing of incoming goods for temperature`,
    "exp1.3 exp1.4": `
      Trained new drivers for the forklift exam, under the supervision of the shift leader.
      No recordable accident in seven and a half years
      I introduced new drivers to the site rules at Bakker Koelvries in Rotterdam.
      Wrote the site rules for new drivers`,
    "exp2.0 exp2.4": `
      Goods-in and put-away for a DIY web shop with around 140,000 articles
      I handled goods-in and put-away for a fashion web shop with about 14,000 articles.
      Carried out cycle counts of 2,000 locations per week
      Cycle counts of 200 locations a day
      Handled goods-in and returns for a DIY web shop with around 14,000 articles
      As Inventory Manager at Stapel & Zoon, I carried out cycle counts of 200 locations a week.`,
    "exp2.1": `
      Deputised for the team leader during holidays for up to three months at a time
      I stood in for the operations manager during holidays.
      Covered for the warehouse manager during parental leave (up to three weeks at a time)`,
    "exp2.2": `
      My suggestion to move fast-moving articles closer to the packing tables reduced walking time per order by around 21%.
      I suggested moving fast-moving articles closer to the packing tables, which cut packing costs by about 12 %.
      I suggested new conveyor belts, which cut walking time per order by about 12 %.
      Cut walking time per order by 12 minutes by placing fast-moving articles closer to the packing tables`,
    "exp2.3": `
      Took part in the switch from paper lists to Manhattan WMS in 2018 as a key user for goods-in.
      Key user for goods-out during the 2018 changeover from paper lists to SAP EWM
      In 2015, I was involved in the move from paper lists to SAP EWM as a key user for goods-in.
      Project manager of the switch from paper lists to SAP EWM in 2018
      Programmed interfaces for SAP EWM during the changeover in 2018`,
    "exp3.0": `
      I currently lead a team of 80 pickers and packers on the late shift.
      Lead a team of 18 pickers, packers and drivers on the late shift.
      Leading four team leaders and 18 pickers and packers
      As Warehouse Manager at Stapel & Zoon in Tilburg, I lead eighteen pickers and packers.
      Lead a team of 18 pickers and packers on the night shift.`,
    "exp3.1": `
      I plan shifts in SAP and order temporary workers from two agencies.
      Order temporary workers from five agencies within a budget of €45,000 a month
      Order temporary workers from two agencies within a budget of €450,000 a month
      I order packaging material from two suppliers within a monthly budget of €45,000.
      Full P&L responsibility for a budget of €45,000 a month`,
    "exp3.2": `
      Between 2020 and 2022, I reduced the picking error rate from 0.9% to 0.1% by adding a second scan at the packing table.
      Lowered the picking error rate from 9 % to 4 % by adding a second scan at the packing table
      I brought the damage rate down from 0.9 % to 0.4 % between 2020 and 2022.
      By installing weighing scales at the packing table, I reduced the picking error rate from 0.9 % to 0.4 %.
      Cut the picking error rate by three quarters between 2020 and 2022
      Reduced the picking error rate from 0.9 % to 0.4 % within six months`,
    "exp3.3 exp3.5": `
      Weekly safety walks with the HSE officer
      I conduct appraisal talks with all team members.
      As HSE officer, I lead monthly safety walks.
      Monthly safety walks with the labour inspectorate`,
    "exp3.4": `
      Since 2020, I have trained 52 new employees, and four of them now lead shifts of their own.
      I have trained 25 new employees since 2020, fourteen of whom now lead their own shifts.
      Trained twenty-five new team leaders since 2020
      Four of the employees I have trained since 2020 are now warehouse managers.`,
    "exp2 exp3": `
      I have been Warehouse Team Leader at Stapel & Zoon since November 2016.
      After five years as a Senior Warehouse Operative, I became Warehouse Team Leader at Stapel & Zoon in 2019.`,
    "vol0.*": `
      As a volunteer at the Red Cross in Tilburg, I sorted donated food every second Saturday.
      Organised the collection of 18,000 kg of food in three supermarkets before Christmas 2018.
      I organised the collection of 1,800 kg of food in thirteen supermarkets.`,
    "edu0 edu1": `
      I hold a Bachelor's degree in Logistics from ROC Tilburg.
      MBO Diploma (Level 4) as Logistics Team Leader, ROC Tilburg
      I completed a technical school diploma in Electronics in Radom.`,
    "cert0 cert1 cert2": `
      I hold a Lean Six Sigma Green Belt and the VCA VOL certificate.
      Company Emergency Responder (BHV) certified since 2012`,
    langs: `
      I speak fluent Dutch, English at C1 and native Polish.`,
    skills: `
      Skilled in SAP EWM, Manhattan WMS and shift planning`,
    posting: `
      I have worked as Warehouse Manager at Noordkade Fulfilment.`,
  },
  softLies: {
    "exp0.*": `
      I counted the stock once a quarter on my own.
      Picked about 120 lines an hour, well above the average of the team
      Picked fruit and vegetable orders without errors
      Responsible for the loading of all trailers at night`,
    "exp1.*": `
      I unloaded up to 30 trailers per shift single-handedly.
      Unloaded 30 trailers every shift together with two colleagues
      I was in charge of introducing all new drivers to the site rules.
      Thanks to my introduction of new drivers to the site rules, the site had no recordable accident in four and a half years.
      Quickly and expertly drove reach trucks in a cold store at -22 °C
      By checking incoming pallets for damage and temperature, I prevented losses.`,
    "exp2.*": `
      I led the switch from paper lists to SAP EWM in 2018.
      Regularly ran the whole warehouse in place of the team leader for three weeks at a time
      Cut walking time for the entire company by about 12 %
      As the only key user for goods-in, I took part in the switch to SAP EWM in 2018.
      The switch to SAP EWM, in which I took part in 2018, was completed on time and without downtime.
      The switch from paper lists to SAP EWM cut walking time per order by about 12 %.
      I was chosen as key user for goods-in because of my outstanding knowledge of SAP EWM.
      Cycle counts of 200 locations a week with a perfect stock accuracy`,
    "exp3.*": `
      I lead a highly motivated and award-winning team of 18 pickers and packers.
      I set the budget of €45,000 a month for temporary workers.
      Consistently stay well below the budget of €45,000 a month for temporary workers
      Brought the error rate in picking down from 0.9 % to 0.4 % through daily stand-ups.
      Lowered the picking error rate at all sites from 0.9 % to 0.4 % between 2020 and 2022
      I have trained all new employees since 2020.
      Thanks to my training, four of 25 new employees were promoted faster than usual.
      Decide on the appraisal of 18 pickers and packers
      I initiated the monthly safety walks with the HSE officer.`,
    "vol0.*": `
      Coordinated the volunteers who sorted donated food every second Saturday.
      Organised the largest food collection in the history of Voedselbank Tilburg before Christmas 2018.`,
    "summary skills": `
      Results-driven warehouse team leader with a proven record of success in e-commerce and cold storage
      Recognised expert in SAP EWM and 5S`,
  },
};
