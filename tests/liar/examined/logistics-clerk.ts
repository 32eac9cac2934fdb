import type { ExaminedPerson } from "./examined-person.ts";

export const logisticsClerk: ExaminedPerson = {
  name: "Aylin Demirtaş",
  place: "Rotterdam, Netherlands",
  summary: "Logistics clerk who keeps sea freight moving. Good with customs papers, better with impatient hauliers.",
  languages: ["Turkish", "Dutch", "English", "German"],
  skills: ["SAP TM", "Excel", "Incoterms", "Customs clearance", "Dangerous goods"],
  jobs: [
    [
      ...(["Warehouse Assistant", "Ceva Logistics", "Venlo", "2014-06", "2016-01"] as const),
      ["Picked and packed up to 300 orders a day.", "Counted stock every Friday.", "Drove a reach truck."],
    ],
    [
      ...(["Freight Forwarding Clerk", "Kuehne+Nagel", "Rotterdam", "2016-02", "2021-05"] as const),
      [
        "Booked sea freight for 45 customers in the chemical industry.",
        "Prepared export declarations and bills of lading.",
        "Handled claims for damaged cargo.",
        "Was part of the project team that introduced SAP TM.",
        "Cut demurrage costs by EUR 60,000 in 2019.",
      ],
    ],
    [
      ...(["Senior Logistics Clerk", "Vopak", "Rotterdam", "2021-06", ""] as const),
      [
        "Schedule about 25 trucks and six barges a day.",
        "Negotiate rates with hauliers together with the purchasing department.",
        "Train new colleagues in customs clearance.",
        "Built an Excel report that replaced three manual lists.",
        "No shipment has missed its vessel since January 2023.",
      ],
    ],
  ],
  degrees: [["MBO level 4", "Logistics", "STC Rotterdam", "2011 - 2014"]],
  certificates: [
    ["ADR dangerous goods by road", "CBR", "2020"],
    ["Customs declarant", "Evofenedex", "2018"],
  ],
  posting: {
    title: "Supply Chain Manager",
    company: "Halcyon Foods",
    lines: [
      "Bachelor in supply chain management",
      "Lean Six Sigma Black Belt",
      "You manage 20 employees and a budget of EUR 5 million",
      "Oracle WMS and Power BI",
      "5 years of experience in cold chain logistics",
      "Customs clearance and Incoterms",
    ],
  },
  truths: {
    "exp0.*": `
      As a Warehouse Assistant at Ceva Logistics, I picked and packed up to 300 orders per day.
      Picked and packed as many as 300 orders daily
      Counted stock every Friday and drove a reach truck
      I drove a reach truck and did the stock count every Friday.
      Stock counts every Friday`,
    "exp1.0": `
      At Kuehne+Nagel in Rotterdam, I booked sea freight for 45 customers in the chemical industry.
      Booked sea freight for 45 chemical industry customers
      I was booking sea freight for forty-five customers from the chemical industry.
      Booking of sea freight for 45 customers in the chemical industry`,
    "exp1.1 exp1.2": `
      I prepared export declarations and bills of lading and handled claims for damaged cargo.
      Prepared bills of lading and export declarations
      Dealt with claims for damaged cargo
      Besides preparing export declarations and bills of lading, I handled claims for damaged cargo.`,
    "exp1.3": `
      I was a member of the project team that introduced SAP TM.
      Member of the project team introducing SAP TM
      As part of the project team, I helped introduce SAP TM.
      Worked in the project team that introduced SAP TM`,
    "exp1.4": `
      In 2019, I cut demurrage costs by EUR 60,000.
      Reduced demurrage costs by €60,000 in 2019
      Saved EUR 60,000 in demurrage costs in 2019
      Demurrage costs were cut by EUR 60,000 in 2019.
      Cut demurrage costs by EUR 60k in 2019`,
    "exp2.0": `
      I schedule around 25 trucks and six barges every day.
      Scheduling about 25 trucks and 6 barges per day
      At Vopak, I am scheduling about 25 trucks and six barges daily.
      Scheduled approximately 25 trucks and six barges a day`,
    "exp2.1 exp2.2": `
      Together with the purchasing department, I negotiate rates with hauliers.
      Training new colleagues in customs clearance
      I train new colleagues in customs clearance and negotiate haulier rates together with the purchasing department.
      New colleagues are trained in customs clearance by me.`,
    "exp2.3": `
      I built an Excel report that replaced three manual lists.
      Replaced three manual lists with an Excel report
      Built an Excel report replacing 3 manual lists
      Three manual lists were replaced by an Excel report that I built.
      Created an Excel report that replaced three manual lists`,
    "exp2.4": `
      Since January 2023, no shipment has missed its vessel.
      Not a single shipment has missed its vessel since January 2023.
      No shipment has missed its vessel for more than three years.`,
    "exp0 exp1 exp2": `
      I have worked in Rotterdam and Venlo as Warehouse Assistant, Freight Forwarding Clerk and Senior Logistics Clerk.
      More than twelve years of experience at Ceva Logistics, Kuehne+Nagel and Vopak
      Senior Logistics Clerk at Vopak since June 2021, before that Freight Forwarding Clerk at Kuehne+Nagel for five years`,
    edu0: `
      I completed MBO level 4 in Logistics at STC Rotterdam in 2014.
      MBO level 4 in Logistics from STC Rotterdam`,
    "cert0 cert1": `
      Certified customs declarant (Evofenedex, 2018) with an ADR certificate for dangerous goods by road (CBR, 2020)
      I have been a certified customs declarant since 2018.`,
    langs: `
      I speak Turkish, Dutch, English and German.
      I speak four languages: Turkish, Dutch, English and German.
      Multilingual: Dutch, English, German, Turkish`,
    "skills summary": `
      Logistics clerk with skills in SAP TM, Incoterms and customs clearance
      I keep sea freight moving and am good with customs papers.
      Experience with SAP TM, Excel and Incoterms`,
    posting: `
      I am interested in the position of Supply Chain Manager at Halcyon Foods.
      You are looking for somebody with customs clearance and Incoterms.`,
  },
  hardLies: {
    "exp0.*": `
      Picked and packed up to 3,000 orders a day.
      Picked and packed more than 300 orders a day.
      Picked and packed up to 300 orders an hour.
      Picked, packed and shipped up to 300 orders a day.
      Counted stock every day.
      Counted stock every Friday and Monday.
      Drove a truck.
      Drove a forklift and a reach truck.
      Repaired a reach truck.
      Managed the warehouse of Ceva Logistics.
      As a Warehouse Manager at Ceva Logistics, I counted stock every Friday.`,
    "exp1.0": `
      Booked sea freight for 54 customers in the chemical industry.
      Booked sea freight for 450 customers in the chemical industry.
      Booked air freight for 45 customers in the chemical industry.
      Booked sea and air freight for 45 customers in the chemical industry.
      Booked sea freight for 45 customers in the food industry.
      Booked sea freight for 45 customers in the chemical and food industries.
      Booked cold chain freight for 45 customers in the chemical industry.
      Booked sea freight for 45 chemical plants.
      Booked sea freight for 45 customers in 45 countries.
      Booked sea freight for IV5 customers in the chemical industry.`,
    "exp1.1 exp1.2": `
      Prepared import declarations and bills of lading.
      Prepared export declarations, import declarations and bills of lading.
      Prepared 45 export declarations and bills of lading.
      Handled damaged cargo.
      Handled claims for lost cargo.
      Won claims for damaged cargo.
      Handled claims for damaged cargo worth EUR 60,000.
      Signed export declarations and bills of lading.`,
    "exp1.3": `
      Led the project team that introduced SAP TM.
      Introduced SAP TM.
      Was part of the project team that introduced Oracle WMS.
      Was part of the project team that developed SAP TM.
      Was part of three project teams that introduced SAP TM.
      Was head of the project team that introduced SAP TM.
      Was part of the project team that introduced SAP TM and Power BI.
      The project team that I formed introduced SAP TM.`,
    "exp1.4": `
      Cut demurrage costs by EUR 600,000 in 2019.
      Cut demurrage costs by 60 % in 2019.
      Cut demurrage costs to EUR 60,000 in 2019.
      Cut demurrage costs by EUR 60,000 in 2020.
      Cut demurrage costs by EUR 60,000 a year.
      Cut demurrage costs by EUR 60,000 since 2019.
      Cut freight costs by EUR 60,000 in 2019.
      Cut demurrage costs by USD 60,000 in 2019.
      Cut demurrage costs by EUR 60 million in 2019.
      Cut demurrage costs by more than EUR 60,000 in 2019.
      Cut demurrage costs by EUR ６00,000 in 2019.`,
    "exp2.0": `
      Schedule about 52 trucks and six barges a day.
      Schedule about 25 barges and six trucks a day.
      Schedule about 25 trucks and sixteen barges a day.
      Schedule about 25 trucks and six barges an hour.
      Schedule about 25 trucks, six barges and two trains a day.
      Drive about 25 trucks and six barges a day.
      Schedule about 25 trucks and six ships a day.
      Schedule over 25 trucks and six barges a day.
      Schedule about 31 trucks a day.`,
    "exp2.1 exp2.2": `
      Negotiate rates with shipping lines together with the purchasing department.
      Negotiate contracts with hauliers together with the purchasing department.
      Negotiate rates with the purchasing department.
      Lead the purchasing department.
      Train new customers in customs clearance.
      Train 25 new colleagues in customs clearance.
      Train new colleagues in Lean Six Sigma.
      Train new colleagues in dangerous goods.
      Hire new colleagues in customs clearance.`,
    "exp2.3": `
      Built an Excel report that replaced thirteen manual lists.
      Built a Power BI report that replaced three manual lists.
      Built three Excel reports that replaced manual lists.
      Built an Excel report that replaced three employees.
      Built an Excel report that replaced three SAP reports.
      Built an Excel report that created three manual lists.`,
    "exp2.4": `
      No shipment has missed its vessel since January 2021.
      A shipment has missed its vessel since January 2023.
      No shipment has missed its vessel for more than five years.
      No shipment has been damaged since January 2023.
      No truck has missed its vessel since January 2023.
      No shipment has ever missed its vessel.`,
    "exp0 exp1 exp2": `
      Supply Chain Manager at Vopak since June 2021
      Senior Logistics Clerk at Kuehne+Nagel from 2016 to 2021
      Freight Forwarding Clerk at DHL in Rotterdam
      Senior Logistics Clerk at Vopak since June 2012
      Freight Forwarding Clerk at Kuehne+Nagel for six years
      More than fifteen years of experience at Ceva Logistics, Kuehne+Nagel and Vopak
      I have 5 years of experience in cold chain logistics.`,
    edu0: `
      HBO Bachelor in Logistics from STC Rotterdam
      MBO level 4 in Supply Chain Management from STC Rotterdam
      MBO level 4 in Logistics from Erasmus University
      MBO level 6 in Logistics from STC Rotterdam`,
    "cert0 cert1": `
      Lean Six Sigma Black Belt (CBR, 2020)
      ADR dangerous goods by road and sea, CBR, 2020
      ADR dangerous goods by road, CBR, 2002
      Customs declarant, CBR, 2020
      Certified customs declarant since 2016`,
    langs: `
      I speak five languages.
      I speak Turkish, Dutch, English, German and French.
      Native German and Turkish
      I speak Dutch at C1.`,
    "skills summary": `
      Skills: SAP TM, Power BI and Incoterms
      Logistics manager who keeps sea freight moving.
      Logistics clerk who keeps air freight moving.
      Lean Six Sigma and Incoterms`,
    "posting exp2": `
      I manage 20 employees and a budget of EUR 5 million.
      I hold a Bachelor in supply chain management.`,
    none: `
      Prepared export declarations and bills of lading.
      I speak Dutch.`,
  },
  softLies: {
    "exp2.*": `
      Schedule all trucks and barges, about 25 trucks and six barges a day.
      Thanks to my report, no shipment has missed its vessel since January 2023.
      Built a ground-breaking Excel report that replaced three manual lists.
      Skilfully negotiate rates with hauliers together with the purchasing department.
      Built an Excel report that replaced three manual lists worldwide.
      Negotiate the lowest rates with hauliers together with the purchasing department.`,
    "exp1.*": `
      Cut demurrage costs by EUR 60,000 in 2019, more than anybody else.
      Was a key part of the project team that introduced SAP TM.
      Handled all claims for damaged cargo.`,
  },
};
