import type { ExaminedPerson } from "./examined-person.ts";

export const coffeeSeller: ExaminedPerson = {
  name: "Elif Karadeniz",
  place: "Vienna, Austria",
  summary:
    "Sales representative for coffee machines, at home in cafés, offices and hotels. After a break of two years to care for my father I returned to the field in 2023.",
  languages: ["Turkish", "German - C1", "English - B2"],
  skills: ["Cold calling", "Salesforce", "Price negotiation", "Trade fairs", "Espresso preparation", "Excel"],
  jobs: [
    [
      ...(["Shop Assistant", "Arçelik Kadıköy", "Istanbul", "2009-05", "2012-08"] as const),
      [
        "Advised customers on kitchen appliances",
        "Cash desk and stocktaking",
        "Sold the most coffee machines of the branch in 2011",
      ],
    ],
    [
      ...(["Sales Representative", "Barista Makine A.Ş.", "Istanbul", "2012-09", "2016-12"] as const),
      [
        "Looked after 120 cafés on the Asian side of Istanbul.",
        "Won 35 new customers in 2014, 10 more than planned",
        "Negotiated prices with a discretion of up to 12 percent",
        "Prepared offers and contracts, collected overdue invoices of ₺240,000 in one year",
        "I accompanied technicians to installations and showed staff how to clean the machines.",
      ],
    ],
    [
      ...(["Field Sales Representative", "Hofstätter Kaffeetechnik GmbH", "Vienna", "2017-04", "2021-01"] as const),
      [
        "Sold fully automatic coffee machines to offices in Vienna and Lower Austria",
        "Raised sales in my territory from €410,000 to €560,000 within two years",
        "Ran the company's stand at the Gast trade fair in Salzburg with one colleague",
        "Helped introduce Salesforce",
        "Drove about 30,000 km a year",
      ],
    ],
    [
      ...(["Sales Representative (part-time, 25 hours)", "Mokka & Co", "Vienna", "2023-03", ""] as const),
      [
        "Advise small hotels on buying and leasing coffee machines.",
        "I call some 40 hotels a week and visit eight of them.",
        "Signed 22 leasing contracts in 2024",
        "Teach hotel staff in half-day espresso workshops",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Café Host", "Caritas Wien", "Vienna", "2022-02", "2023-01"] as const),
      ["Ran a Saturday café for carers of relatives."],
    ],
  ],
  degrees: [["Associate Degree", "Marketing", "Anadolu University", "2007 - 2009"]],
  certificates: [
    ["Barista Skills Foundation", "Specialty Coffee Association", "2015"],
    ["Driving Licence B", "Türkiye", "2008"],
  ],
  posting: {
    title: "Key Account Manager Hospitality",
    company: "Lindenthal Getränke AG",
    lines: [
      "Bachelor's degree in business administration",
      "Five years of key account management for hotel chains",
      "Experience with SAP and HubSpot",
      "Leading a sales team of six",
      "Italian at level B2",
      "Sommelier training is a plus",
    ],
  },
  truths: {
    "exp0.*": `
      I advised customers on kitchen appliances as a shop assistant at Arçelik Kadıköy.
      Advising customers about kitchen appliances
      In 2011, I sold more coffee machines than anyone else in the branch.
      Sold the branch's highest number of coffee machines in 2011
      Worked at the cash desk and did stocktaking`,
    "exp1.0": `
      Served 120 cafés on the Asian side of Istanbul
      As a Sales Representative at Barista Makine A.Ş., I looked after 120 cafés.
      At Barista Makine in Istanbul, where I worked from September 2012 to December 2016, I looked after 120 cafés on the city's Asian side.`,
    "exp1.1": `
      In 2014 I won 35 new customers, ten more than planned.
      Won thirty-five new customers in 2014, exceeding the plan by 10
      Acquired 35 new customers in 2014
      I gained 35 new customers in 2014 against a plan of 25.`,
    "exp1.2 exp1.3": `
      Negotiated prices with a margin of discretion of up to 12%
      I prepared offers and contracts and negotiated prices.
      In one year I collected overdue invoices worth 240,000 Turkish lira.
      Preparation of offers and contracts`,
    "exp1.4": `
      I went along with technicians to installations and showed staff how to clean the machines.
      Accompanied technicians to installations and showed the staff how the machines are cleaned
      Accompanying technicians to installations`,
    "exp2.0 exp2.1": `
      I sold fully automatic coffee machines to offices in Vienna and Lower Austria.
      Increased sales in my territory from €410,000 to €560,000 in two years
      Within two years, I increased sales in my territory by €150,000.
      At Hofstätter Kaffeetechnik, I sold fully automatic coffee machines to offices and grew sales in my territory from 410,000 to 560,000 euros within two years.
      Sales in my territory rose from EUR 410k to EUR 560k within two years.
      Selling fully automatic coffee machines to offices in Lower Austria and Vienna`,
    "exp2.2 exp2.3 exp2.4": `
      Together with a colleague, I ran the company's stand at the Gast trade fair in Salzburg.
      Ran the company stand at the Gast trade fair with one colleague
      I helped to introduce Salesforce.
      Assisted with the introduction of Salesforce
      Drove around 30,000 kilometres per year`,
    "exp3.0 exp3.1": `
      I advise small hotels on buying and leasing coffee machines.
      Advising small hotels on the purchase and leasing of coffee machines
      Every week I call about 40 hotels and visit eight of them.
      Call around forty hotels weekly and visit 8 of them
      At Mokka & Co, I work part-time (25 hours) and advise small hotels.`,
    "exp3.2 exp3.3": `
      In 2024 I signed 22 leasing contracts.
      Signed twenty-two leasing contracts in 2024
      I teach the staff of hotels in half-day espresso workshops.
      Teaching espresso workshops of half a day to hotel staff
      I signed 22 leasing contracts in 2024 and teach hotel staff in half-day espresso workshops.`,
    "exp1 exp2 exp3": `
      I have been a part-time Sales Representative at Mokka & Co in Vienna since March 2023.
      I worked as a Field Sales Representative at Hofstätter Kaffeetechnik GmbH for more than three years.
      Sales experience in Istanbul and Vienna`,
    "vol0.0": `
      As a volunteer with Caritas Wien, I ran a café for carers of relatives on Saturdays.`,
    edu0: `
      I hold an associate degree in Marketing from Anadolu University.
      Associate Degree in Marketing, 2007–2009`,
    "cert0 cert1": `
      I obtained a category B driving licence in 2008.
      Barista Skills Foundation certificate from the Specialty Coffee Association (2015)`,
    "skills summary": `
      Skilled in cold calling, price negotiation and Salesforce
      A sales representative for coffee machines who is at home in cafés, offices and hotels
      I returned to the field in 2023 after a two-year break to care for my father.`,
    langs: `
      I speak Turkish, German at C1 level and English at B2 level.`,
    posting: `
      I am interested in the position of Key Account Manager Hospitality at Lindenthal Getränke AG.`,
  },
  hardLies: {
    "exp0.*": `
      Advised customers on kitchen planning
      Sold the most washing machines of the branch in 2011
      Sold the most coffee machines of the branch in 2012
      Sold the most coffee machines of the country in 2011
      Branch Manager at Arçelik Kadıköy
      Shop Assistant at Arçelik Kadıköy until 2014
      Repaired kitchen appliances for customers`,
    "exp1.0": `
      Looked after 1,200 cafés on the Asian side of Istanbul.
      Looked after 120 hotels on the Asian side of Istanbul.
      Looked after 120 cafés on the European side of Istanbul.
      Managed 120 baristas on the Asian side of Istanbul.
      As a Key Account Manager at Barista Makine A.Ş., I looked after 120 cafés.
      At Barista Makine, where I worked from September 2010 to December 2016, I looked after 120 cafés.`,
    "exp1.1": `
      Won 53 new customers in 2014, 10 more than planned
      Won 35 new customers in 2014, 20 more than planned
      Won 35 new customers in 2015
      Won 35 new customers a month in 2014
      Won 35 new contracts worth ₺240,000 in 2014
      Won 35 new customers in 2014, 10 percent more than planned
      Won 35 new customers in 2014, as planned
      Won back 35 lost customers in 2014`,
    "exp1.2 exp1.3 exp1.4": `
      Negotiated prices with a discretion of up to 21 percent
      Negotiated purchase contracts with a volume of ₺240,000
      Collected overdue invoices of ₺2.4 million in one year
      Collected overdue invoices of €240,000 in one year
      Collected overdue invoices of ₺240,000 in one month
      Accompanied technicians to installations and showed staff how to repair the machines
      I installed the machines and showed staff how to clean them.
      Accompanied engineers to construction sites
      Drafted offers and contracts in SAP`,
    "exp2.0 exp2.1": `
      Sold fully automatic coffee machines to hotels in Vienna and Lower Austria
      Sold fully automatic coffee machines to offices in Vienna and Upper Austria
      Sold portafilter coffee machines to offices in Vienna and Lower Austria
      Raised sales in my territory from €410,000 to €650,000 within two years
      Raised sales in my territory by €560,000 within two years
      Raised sales in my territory from €410,000 to €560,000 within two months
      Raised profit in my territory from €410,000 to €560,000 within two years
      Raised sales in my territory from €4.1 million to €5.6 million within two years
      Raised sales in my territory by 50 percent within two years
      Raised sales in Austria from €410,000 to €560,000 within two years`,
    "exp2.2 exp2.3 exp2.4": `
      Ran the company's stand at the Gast trade fair in Vienna with one colleague
      Ran the company's stand at the Gast trade fair in Salzburg with ten colleagues
      Introduced Salesforce
      Helped introduce HubSpot
      Helped develop Salesforce
      Drove about 30,000 km a month
      Drove about 300,000 km a year
      Visited the Host trade fair in Milan`,
    "exp3.0 exp3.1": `
      Advise large hotels on buying and leasing coffee machines.
      Advise small hotels on buying and leasing vending machines.
      I call some 40 hotels a day and visit eight of them.
      I call some 40 hotels a week and visit eighteen of them.
      I visit some 40 hotels a week and call eight of them.
      I work 35 hours a week at Mokka & Co.
      Manage small hotels and their coffee machines.
      Advise hotel chains on buying and leasing coffee machines.`,
    "exp3.2 exp3.3": `
      Signed 220 leasing contracts in 2024
      Signed 22 purchase contracts in 2024
      Signed 22 leasing contracts in 2023
      Signed 22 leasing contracts a month in 2024
      Teach hotel staff in two-day espresso workshops
      Teach hotel guests in half-day espresso workshops
      Teach hotel staff in half-day sommelier workshops`,
    "exp1 exp2 exp3": `
      Sales Representative (full-time) at Mokka & Co since 2023
      I have been at Mokka & Co since March 2021.
      I was Head of Field Sales at Hofstätter Kaffeetechnik GmbH.
      I worked at Hofstätter Kaffeetechnik GmbH for more than five years.`,
    "vol0.0": `
      Ran a daily café for carers of relatives.
      As an employee of Caritas Wien, I cared for relatives.`,
    edu0: `
      Bachelor's degree in Marketing, Anadolu University
      Associate Degree in Business Administration, Anadolu University
      Associate Degree in Marketing, Istanbul University`,
    "cert0 cert1": `
      Barista Skills Professional (Specialty Coffee Association, 2015)
      I obtained a category C driving licence in 2008.
      Certified sommelier`,
    "skills langs": `
      Skilled in cold calling, SAP and Salesforce
      I speak Turkish, German and Italian.
      German at C2 level and English at B2 level`,
    "posting exp2.*": `
      I led a sales team of six.`,
    none: `
      Signed 22 leasing contracts in 2024`,
  },
  softLies: {
    "exp0.*": `
      Advised all customers of the branch on kitchen appliances
      Sold the most coffee machines of the branch every year
      Sold the most coffee machines of the branch in 2011 thanks to my advice on kitchen appliances
      Was in charge of the cash desk and stocktaking`,
    "exp1.*": `
      Looked after all the cafés on the Asian side of Istanbul
      Won 35 new customers in 2014 by cold calling
      Won 35 loyal new customers in 2014
      Won at least 35 new customers every year
      Negotiated prices with full discretion
      Collected all overdue invoices in one year
      Collected overdue invoices of ₺240,000 every year
      I led technicians at installations and showed staff how to clean the machines.
      Without ever losing one, I looked after 120 cafés on the Asian side of Istanbul.`,
    "exp2.*": `
      By introducing Salesforce, I raised sales in my territory from €410,000 to €560,000.
      I single-handedly ran the company's stand at the Gast trade fair in Salzburg.
      Was the driving force behind the introduction of Salesforce
      Raised the company's sales from €410,000 to €560,000 within two years
      Ran the company's stand at the Gast trade fair in Salzburg every year with one colleague
      Effortlessly raised sales in my territory from €410,000 to €560,000 within two years
      Sold fully automatic coffee machines to offices all over Austria
      Drove at least 30,000 km a year`,
    "exp3.*": `
      Advise Vienna's finest small hotels on buying and leasing coffee machines.
      I call some 40 hotels a week and visit all of them.
      As a Sales Representative at Mokka & Co, I advise small hotels around the clock on buying and leasing coffee machines.
      Because of my espresso workshops, 22 hotels signed leasing contracts in 2024.
      Signed 22 leasing contracts in 2024, more than any colleague
      Teach hotel staff in popular half-day espresso workshops`,
    "summary exp1 exp2 exp3": `
      I have sold coffee machines without interruption since 2012.
      After a break of two years, I joined Hofstätter Kaffeetechnik GmbH.
      Top sales representative for coffee machines, at home in cafés, offices and hotels`,
  },
};
