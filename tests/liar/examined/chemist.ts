import type { ExaminedPerson } from "./examined-person.ts";

export const chemist: ExaminedPerson = {
  name: "Rohan Deshpande",
  place: "Cork, Ireland",
  summary:
    "Analytical chemist with a background in tablet and injectable testing. I like methods that another lab can repeat on the first try.",
  languages: ["Marathi", "Hindi", "English (C2)", "Irish (A1)"],
  skills: ["HPLC", "Gas chromatography", "Method validation", "Empower 3", "LIMS", "Minitab"],
  jobs: [
    [
      ...(["Trainee Chemist", "Lupin Limited", "Pune", "2013-07", "2015-06"] as const),
      [
        "Tested raw materials by titration and Karl Fischer",
        "Calibrated balances and pH meters every morning",
        "Assisted senior chemists with stability studies on 6 products",
      ],
    ],
    [
      ...(["QC Chemist", "Cipla", "Goa", "2015-08", "2019-02"] as const),
      [
        "I analysed up to 30 tablet batches a month by HPLC and dissolution.",
        "Investigated out-of-specification results together with production and wrote the reports",
        "Cut the average release time of a batch from 9 days to 6 by planning the HPLC queue in a shared spreadsheet.",
        "Trained 4 new chemists on Empower 3",
        "Passed two US FDA inspections as part of the lab team",
        "Night shifts, one week in four",
      ],
    ],
    [
      ...(["Senior Analytical Chemist", "Kilbrack Pharma", "Cork", "2019-09", ""] as const),
      [
        "Validate HPLC methods for injectables according to ICH Q2",
        "Transferred 11 methods from the Cork site to a contract lab in Ghent.",
        "Responsible for a solvent budget of €85,000 a year",
        "I replaced acetonitrile with ethanol in two methods, which saves about 400 litres of solvent a year.",
        "Review the notebooks of three analysts",
        "Represent the lab in the weekly production meeting",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Science Busker", "Cork Science Festival", "Cork", "2021-11", "2023-11"] as const),
      ["Showed kitchen chemistry experiments to children aged 6 to 12."],
    ],
  ],
  degrees: [
    ["MSc", "Analytical Chemistry", "Savitribai Phule Pune University", "2011 - 2013"],
    ["BSc", "Chemistry", "Fergusson College", "2008 - 2011"],
  ],
  certificates: [
    ["Lean Six Sigma Yellow Belt", "Irish Manufacturing Research", "2020"],
    ["Good Manufacturing Practice Refresher", "NIBRT", "2022"],
  ],
  posting: {
    title: "QC Laboratory Manager",
    company: "Owenabue Biologics",
    lines: [
      "PhD in Chemistry or a related subject",
      "Experience of managing a laboratory of 15 or more people",
      "Mass spectrometry (LC-MS/MS) and ELISA",
      "Lean Six Sigma Black Belt",
      "Budget responsibility of over €500,000",
      "Experience with monoclonal antibodies",
    ],
  },
  truths: {
    "exp0.*": `
      Tested raw materials using titration and Karl Fischer
      As a Trainee Chemist at Lupin Limited in Pune, I tested raw materials by titration and Karl Fischer.
      Daily morning calibration of balances and pH meters
      I calibrated pH meters and balances every morning and assisted senior chemists with stability studies on six products.
      Supported senior chemists with stability studies on 6 products
      I began at Lupin Limited in July 2013 as a trainee chemist.`,
    "exp1.0": `
      Analysed up to 30 batches of tablets per month by HPLC and dissolution
      At Cipla in Goa, where I worked from August 2015 to February 2019, I analysed up to thirty tablet batches a month.
      Each month I analysed up to 30 tablet batches using HPLC and dissolution.
      Analysis of up to 30 tablet batches a month by dissolution and HPLC`,
    "exp1.1": `
      I investigated out-of-specification results with production and wrote the reports.
      Investigated out-of-specification results in collaboration with production, and wrote the reports
      Working together with production, I investigated out-of-specification results.`,
    "exp1.2": `
      Reduced the average batch release time from nine days to six by planning the HPLC queue in a shared spreadsheet
      By planning the HPLC queue in a shared spreadsheet, I shortened the average release time of a batch by three days.
      At Cipla, I cut the average time to release a batch from 9 to 6 days.
      I planned the HPLC queue in a shared spreadsheet, cutting the average release time of a batch by a third.`,
    "exp1.3 exp1.4 exp1.5": `
      Trained four new chemists in the use of Empower 3
      I trained 4 new chemists on Empower 3 and, as part of the lab team, passed two inspections by the US FDA.
      As part of the laboratory team, I went through two US FDA inspections, both of which we passed.
      Worked night shifts one week in four`,
    "exp2.0": `
      I validate HPLC methods for injectables in accordance with ICH Q2.
      Validation of HPLC methods for injectables to ICH Q2
      As Senior Analytical Chemist at Kilbrack Pharma, I validate HPLC methods for injectables.`,
    "exp2.1": `
      Transferred eleven methods from Cork to a contract laboratory in Ghent
      I have transferred 11 methods from the Cork site to a contract lab.
      Eleven methods were transferred from our Cork site to a contract lab in Ghent.`,
    "exp2.2 exp2.3": `
      I am responsible for an annual solvent budget of €85,000.
      In charge of a solvent budget of EUR 85,000 per year
      Replaced acetonitrile with ethanol in two methods, saving around 400 litres of solvent a year
      By replacing acetonitrile with ethanol in two methods, I save approximately 400 l of solvent every year.
      Substituted ethanol for acetonitrile in two methods
      I am responsible for an annual solvent budget of 85,000 euros and replaced acetonitrile with ethanol in two methods.`,
    "exp2.4 exp2.5": `
      I review three analysts' notebooks and represent the lab in the weekly production meeting.
      Reviewing the notebooks of 3 analysts
      Representing the laboratory at weekly production meetings
      Every week, I represent the lab in the production meeting.`,
    "exp0 exp1 exp2": `
      I have worked for Lupin Limited, Cipla and Kilbrack Pharma.
      Since September 2019 I have been working as a Senior Analytical Chemist at Kilbrack Pharma in Cork.
      I spent more than three years as a QC Chemist at Cipla before joining Kilbrack Pharma.
      More than six years as Senior Analytical Chemist at Kilbrack Pharma`,
    "vol0.0": `
      As a volunteer at the Cork Science Festival, I showed kitchen chemistry experiments to children between 6 and 12 years of age.
      Demonstrated kitchen chemistry experiments to children aged six to twelve`,
    "edu0 edu1": `
      I hold an MSc in Analytical Chemistry from Savitribai Phule Pune University.
      MSc Analytical Chemistry (2011–2013) and BSc Chemistry (2008–2011)
      After my BSc in Chemistry at Fergusson College, I completed an MSc in Analytical Chemistry.`,
    "cert0 cert1": `
      Lean Six Sigma Yellow Belt, Irish Manufacturing Research (2020)
      I took a Good Manufacturing Practice refresher at NIBRT in 2022.`,
    "skills summary": `
      Analytical chemist with experience in tablet and injectable testing
      My skills include HPLC, gas chromatography and method validation.
      Skills: Empower 3, LIMS, Minitab
      I like methods which another laboratory can repeat on the first try.`,
    langs: `
      I speak Marathi, Hindi and English (C2), as well as a little Irish (A1).
      English at C2 level`,
    posting: `
      I am applying for the position of QC Laboratory Manager at Owenabue Biologics.`,
  },
  hardLies: {
    "exp0.*": `
      Tested finished products by titration and Karl Fischer
      Tested raw materials by HPLC and Karl Fischer
      Calibrated balances and pH meters every hour
      Repaired balances and pH meters every morning
      Assisted senior chemists with stability studies on 16 products
      Conducted stability studies on 6 products
      Assisted senior chemists with validation studies on 6 products
      As a QC Chemist at Lupin Limited, I tested raw materials by titration.
      I began at Lupin Limited in July 2012 as a trainee chemist.`,
    "exp1.0": `
      Analysed up to 300 tablet batches a month by HPLC and dissolution
      Analysed up to 30 tablet batches a week by HPLC and dissolution
      Analysed up to 30 injectable batches a month by HPLC and dissolution
      Analysed up to 30 tablet batches a month by HPLC and mass spectrometry
      Analysed more than 30 tablet batches a month by HPLC and dissolution
      At Cipla in Goa, where I worked from August 2013 to February 2019, I analysed up to 30 tablet batches a month.
      Analysed up to 30 tablet batches a month by GC and dissolution
      Released up to 30 tablet batches a month`,
    "exp1.1 exp1.2": `
      Investigated out-of-specification results together with the FDA and wrote the reports
      Approved out-of-specification results and wrote the reports
      Cut the average release time of a batch from 9 days to 3 by planning the HPLC queue in a shared spreadsheet
      Cut the average release time of a batch by 6 days by planning the HPLC queue in a shared spreadsheet
      Cut the average release time of a batch from 9 hours to 6
      Cut the average release time of a batch from 9 days to 6 by planning the HPLC queue in LIMS
      Cut the average test time of a batch from 9 days to 6
      Cut the average release time of a batch by half
      Cut the average release cost of a batch from 9 to 6`,
    "exp1.3 exp1.4 exp1.5": `
      Trained 14 new chemists on Empower 3
      Trained 4 new chemists on Minitab
      Trained 4 senior chemists on Empower 3
      Hired 4 new chemists
      Passed two EMA inspections as part of the lab team
      Passed ten US FDA inspections as part of the lab team
      Led the lab team through two US FDA inspections
      Night shifts, three weeks in four`,
    "exp2.0 exp2.1": `
      Validate HPLC methods for tablets according to ICH Q2
      Validate LC-MS/MS methods for injectables according to ICH Q2
      Validate HPLC methods for injectables according to ICH Q7
      Transferred 11 methods from a contract lab in Ghent to the Cork site
      Transferred 111 methods from the Cork site to a contract lab in Ghent
      Transferred 11 methods from the Cork site to a contract lab in Geneva
      Developed and transferred 11 methods from the Cork site to a contract lab in Ghent
      Transferred 11 instruments from the Cork site to a contract lab in Ghent`,
    "exp2.2 exp2.3": `
      Responsible for a solvent budget of €85,000 a month
      Responsible for a solvent budget of €850,000 a year
      Responsible for a laboratory budget of €85,000 a year
      Responsible for a solvent budget of £85,000 a year
      Replaced ethanol with acetonitrile in two methods, which saves about 400 litres of solvent a year
      Replaced acetonitrile with ethanol in twelve methods
      Replaced acetonitrile with ethanol in two methods, which saves about 400 litres of solvent a month
      Replaced acetonitrile with methanol in two methods
      Replaced acetonitrile with ethanol in two methods, which saves about €400 a year
      Replaced acetonitrile with ethanol in two methods, which saves about 4,000 litres of solvent a year`,
    "exp2.4 exp2.5": `
      Manage three analysts
      Review the notebooks of thirteen analysts
      Write the notebooks of three analysts
      Chair the weekly production meeting
      Represent the lab in the daily production meeting
      Represent production in the weekly lab meeting`,
    "exp0 exp1 exp2": `
      I was a Senior Analytical Chemist at Cipla from 2015 to 2019.
      QC Laboratory Manager at Kilbrack Pharma since 2019
      I spent more than five years as a QC Chemist at Cipla.
      Since September 2016 I have been working as a Senior Analytical Chemist at Kilbrack Pharma.
      Trainee Chemist at Sun Pharma in Pune`,
    "vol0.0": `
      Taught analytical chemistry to children aged 6 to 12.
      As a volunteer, I organised the Cork Science Festival.`,
    "edu0 edu1": `
      PhD in Analytical Chemistry from Savitribai Phule Pune University
      MSc in Analytical Chemistry from Fergusson College
      I hold an MSc in Pharmaceutical Chemistry from Savitribai Phule Pune University.
      MSc Analytical Chemistry with distinction`,
    "cert0 cert1": `
      Lean Six Sigma Black Belt, Irish Manufacturing Research (2020)
      Lean Six Sigma Yellow Belt, NIBRT (2020)
      I took a Good Manufacturing Practice refresher in 2012.`,
    "skills summary langs": `
      My skills include HPLC, mass spectrometry and method validation.
      Analytical chemist with a background in monoclonal antibodies
      Software: Empower 3, LIMS, ChemStation
      I speak Marathi, Hindi, English and fluent Irish.
      English (C2) and Gujarati`,
    "posting exp2.*": `
      I have managed a laboratory of 15 people.
      Experienced in ELISA and HPLC`,
    none: `
      Trained 4 new chemists on Empower 3`,
  },
  softLies: {
    "exp0.*": `
      Tested all raw materials by titration and Karl Fischer
      Carried out stability studies on 6 products independently
      Calibrated every instrument in the lab each morning
      I learned to lead stability studies on 6 products.`,
    "exp1.*": `
      Analysed 30 tablet batches a month by HPLC and dissolution
      Analysed all tablet batches of the site by HPLC and dissolution
      Investigated out-of-specification results and solved them for good
      I alone investigated out-of-specification results and wrote the reports.
      Cut the release time of every batch from 9 days to 6
      Cut the average release time of a batch from 9 days to 6 by training 4 new chemists on Empower 3
      Passed two US FDA inspections without a single observation
      Thanks to my work the lab passed two US FDA inspections.
      Worked only night shifts
      Trained the whole lab on Empower 3
      I cut the average release time of a batch from 9 days to 6 across all Cipla sites.`,
    "exp2.*": `
      Validate all HPLC methods for injectables according to ICH Q2
      Transferred 11 methods from the Cork site to a contract lab in Ghent ahead of schedule
      Transferred 11 methods flawlessly from the Cork site to a contract lab in Ghent
      Transferred 11 methods to a contract lab in Ghent, which saves about 400 litres of solvent a year
      I replaced acetonitrile with ethanol in all methods.
      I replaced acetonitrile with ethanol in two methods, which saves at least 400 litres of solvent a year.
      I was the first at Kilbrack Pharma to replace acetonitrile with ethanol.
      Because I replaced acetonitrile with ethanol, the solvent budget fell to €85,000 a year.
      Represent the company in the weekly production meeting
      Review and approve the notebooks of three analysts
      My three analysts validate HPLC methods under my guidance.
      I was promoted to Senior Analytical Chemist at Kilbrack Pharma.`,
    "exp1.* exp2.*": `
      After joining Kilbrack Pharma, I went on to work at Cipla.
      I passed two US FDA inspections at Kilbrack Pharma as part of the lab team.`,
    summary: `
      Leading analytical chemist with a background in tablet and injectable testing
      My methods are always repeated by other labs on the first try.`,
  },
};
