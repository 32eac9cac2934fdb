import type { ExaminedPerson } from "./examined-person.ts";

export const softwareTester: ExaminedPerson = {
  name: "Sneha Kulkarni",
  place: "Pune, India",
  summary:
    "Software tester with experience in manual and automated testing for banking, logistics and payments. I write bug reports that developers can reproduce.",
  languages: "Marathi – native; Hindi – fluent; English – C1; German – A2".split("; "),
  skills:
    "Test case design; Regression testing; Exploratory testing; API testing; Selenium WebDriver; Playwright; Postman; SQL; Java; Jira; Jenkins".split(
      "; ",
    ),
  jobs: [
    [
      ...(["QA Intern", "Deccan Softworks Pvt. Ltd.", "Pune", "2013-01", "2013-06"] as const),
      [
        "Executed manual test cases for a hospital billing module.",
        "Logging of defects in Bugzilla",
        "Helped to write the user manual under the documentation lead.",
      ],
    ],
    [
      ...(["Test Engineer", "Sahyadri Infotech Ltd.", "Pune", "2013-07", "2016-11"] as const),
      "Tested a mobile banking app on Android and iOS, about 300 test cases per release.; I wrote SQL queries to check account balances after the nightly batch runs.; Regression testing before each monthly release; Found 41 defects in the payment module before go-live in 2015, three of them critical.; Daily stand-ups with a development team in Chennai".split(
        "; ",
      ),
    ],
    [
      ...(["Senior Test Engineer", "Northlane Logistics Technologies", "Hyderabad", "2016-12", "2020-05"] as const),
      "Automated 450 regression tests with Selenium WebDriver and Java.; Cut the regression run from three days to seven hours by running the tests in parallel on Jenkins.; API tests of the shipment tracking service with Postman; I reviewed the test cases of three junior testers.; Assisted the performance team with JMeter load tests of up to 2,000 virtual users.".split(
        "; ",
      ),
    ],
    [
      ...(["QA Lead", "Tarang Payments Pvt. Ltd.", "Pune", "2020-06", ""] as const),
      "Leading six testers in two Scrum teams; I plan the tests and estimate the effort for four releases a year.; Defects found in production fell from 30 to 12 per quarter between 2021 and 2023.; Moved the UI tests from Selenium to Playwright together with the front-end developers.; Coordinate user acceptance tests with two partner banks.; Interviewed more than 20 candidates for tester positions.".split(
        "; ",
      ),
    ],
  ],
  volunteer: [
    [
      ...(["Instructor", "CodeShala Foundation", "Pune", "2020-08", "2023-03"] as const),
      [
        "Taught basic computer skills to girls aged 10 to 14 on Saturdays.",
        "Collected 15 used laptops for the learning centre in 2021.",
      ],
    ],
  ],
  degrees: [
    ["Bachelor of Engineering", "Information Technology", "Savitribai Phule Pune University", "2009 - 2013"],
    ["Postgraduate Diploma", "Software Quality Management", "Deccan Institute of Distance Learning", "2017 - 2018"],
  ],
  certificates: [
    ["ISTQB Certified Tester Foundation Level", "Indian Testing Board", "2014"],
    ["ISTQB Advanced Level Test Analyst", "Indian Testing Board", "2019"],
    ["Certified ScrumMaster", "Scrum Alliance", "2021"],
  ],
  posting: {
    title: "QA Manager",
    company: "Kranich Insurance Software GmbH",
    lines:
      "Experience in the insurance industry; Lead 20 testers at three locations; Test automation with Python and Cypress; ISTQB Expert Level; Master's degree in computer science; German B2; API testing and regression testing".split(
        "; ",
      ),
  },
  truths: {
    "exp0.*": `
      During my internship at Deccan Softworks in Pune, I ran manual test cases for a hospital billing module and logged defects in Bugzilla.
      Manual execution of test cases for a hospital billing module
      As a QA Intern, I also helped write the user manual under the documentation lead.
      Logged defects in Bugzilla and assisted with writing the user manual under the documentation lead`,
    exp0: `
      From January to June 2013, I was a QA Intern at Deccan Softworks Pvt. Ltd. in Pune.`,
    "exp1.0": `
      As a Test Engineer at Sahyadri Infotech Ltd., I tested a mobile banking app on iOS and Android with around 300 test cases per release.
      Testing of a mobile banking app for Android and iOS, with about 300 test cases per release`,
    "exp1.1": `
      After the nightly batch runs, I checked account balances with SQL queries that I had written.
      Wrote SQL queries for checking account balances after nightly batch runs`,
    "exp1.2 exp1.4": `
      Before every monthly release, I carried out regression testing.
      I did the regression testing before each monthly release and took part in daily stand-ups with a development team in Chennai.
      Daily stand-ups with the development team in Chennai`,
    "exp1.3": `
      Before go-live in 2015, I found 41 defects in the payment module, three of which were critical.
      Identified 41 defects, including 3 critical ones, in the payment module before it went live in 2015`,
    "exp2.0": `
      Automated 450 regression tests using Java and Selenium WebDriver
      At Northlane Logistics Technologies in Hyderabad, I automated 450 regression tests with Selenium WebDriver and Java.
      Automation of 450 regression tests (Selenium WebDriver, Java)`,
    "exp2.1": `
      By running the tests in parallel on Jenkins, I cut the regression run from three days to seven hours.
      Reduced the regression run from 3 days to 7 hours through parallel execution on Jenkins
      I ran the regression tests in parallel on Jenkins, which shortened the run from three days to seven hours.`,
    "exp2.0 exp2.1": `
      I automated 450 regression tests and brought the regression run down from three days to seven hours by running them in parallel on Jenkins.`,
    "exp2.2 exp2.3": `
      As a Senior Test Engineer, I tested the API of the shipment tracking service with Postman and reviewed test cases written by three junior testers.
      API testing of the shipment tracking service in Postman
      Reviewed three junior testers' test cases`,
    "exp2.4": `
      I supported the performance team with JMeter load tests of up to 2,000 virtual users.
      Support for the performance team in load tests with JMeter, with up to 2000 virtual users`,
    "exp3.0": `
      As QA Lead at Tarang Payments Pvt. Ltd., I lead six testers in two Scrum teams.
      Lead a total of six testers across two Scrum teams
      QA Lead at Tarang Payments in Pune since June 2020, leading six testers in two Scrum teams`,
    "exp3.1": `
      For four releases a year, I do the test planning and the effort estimates.
      Test planning and effort estimation for four releases per year`,
    "exp3.2": `
      Between 2021 and 2023, the number of defects found in production went down from 30 to 12 per quarter.
      Defects in production: down from 30 to 12 a quarter between 2021 and 2023`,
    "exp3.3": `
      Together with the front-end developers, I moved the UI tests from Selenium to Playwright.
      Migration of the UI tests from Selenium to Playwright, together with the front-end developers
      At Tarang Payments, the front-end developers and I migrated the UI tests from Selenium to Playwright.`,
    "exp3.4 exp3.5": `
      I coordinate user acceptance tests with two partner banks and have interviewed over 20 candidates for tester positions.
      Coordination of user acceptance testing with two partner banks
      Conducted interviews with more than twenty candidates for tester positions`,
    "exp1 exp2 exp3": `
      From Test Engineer at Sahyadri Infotech, I moved on to Senior Test Engineer at Northlane Logistics Technologies and, in 2020, to QA Lead at Tarang Payments.
      Senior Test Engineer, Northlane Logistics Technologies, Hyderabad, December 2016 – May 2020`,
    "exp1.0 exp3.4": `
      At Sahyadri Infotech, I tested a mobile banking app, and today I coordinate user acceptance tests with two partner banks.`,
    "vol0.0 vol0.1": `
      On Saturdays, I taught girls between 10 and 14 basic computer skills at the CodeShala Foundation.
      In 2021, I collected fifteen used laptops for the learning centre.
      As a volunteer instructor, I taught basic computer skills to girls aged 10 to 14 from August 2020 to March 2023.`,
    "edu0 edu1": `
      I hold a Bachelor of Engineering in Information Technology from Savitribai Phule Pune University.
      Postgraduate Diploma in Software Quality Management, Deccan Institute of Distance Learning, 2017–2018
      After my Bachelor of Engineering in Information Technology, I completed a Postgraduate Diploma in Software Quality Management in 2018.`,
    "cert0 cert1 cert2": `
      I am an ISTQB Advanced Level Test Analyst (2019) and a Certified ScrumMaster (2021).
      ISTQB Certified Tester Foundation Level, Indian Testing Board, 2014`,
    langs: `
      My native language is Marathi; I also speak fluent Hindi, English at C1 and German at A2 level.
      Marathi (native), Hindi (fluent), English (C1), German (A2)`,
    "skills summary": `
      Software tester experienced in manual and automated testing for banking, logistics and payments, with skills in SQL, Postman and Jira
      Developers can reproduce the bugs I report.
      My skills range from test case design and exploratory testing to Selenium WebDriver and Playwright.
      Tools: Postman, Jira, Jenkins, Playwright, Selenium WebDriver`,
    posting: `
      With this letter, I apply for the position of QA Manager at Kranich Insurance Software GmbH.`,
    "posting exp2.0 exp2.2": `
      You are looking for API testing and regression testing: at Northlane Logistics Technologies, I automated 450 regression tests and tested the API of the shipment tracking service with Postman.`,
  },
  hardLies: {
    "exp0.*": `
      During my internship, I automated test cases for a hospital billing module.
      I executed manual test cases for an insurance billing module at Deccan Softworks.
      Logged defects in Jira during my internship
      As a QA Intern, I fixed defects in a hospital billing module.
      As documentation lead at Deccan Softworks, I wrote the user manual.
      My internship at Deccan Softworks lasted a full year.
      I was an intern at Deccan Softworks in Mumbai.`,
    "exp1.0": `
      I tested a mobile banking app on Android and iOS with about 3,000 test cases per release.
      Testing of a mobile insurance app for Android and iOS, about 300 test cases per release
      Developed a mobile banking app for Android and iOS
      I tested a mobile banking app on Android and Windows, with about 300 test cases per release.
      As QA Lead at Sahyadri Infotech Ltd., I tested a mobile banking app.
      I tested a mobile banking app with about 300 test cases a day.`,
    "exp1.*": `
      I wrote Python scripts to check account balances after the nightly batch runs.
      With SQL queries, I checked credit limits after the nightly batch runs.
      Regression testing before each weekly release
      Load testing before each monthly release at Sahyadri Infotech
      Before go-live in 2015, I found 141 defects in the payment module, three of them critical.
      I found 41 critical defects in the payment module before go-live in 2015.
      Fixed 41 defects in the payment module before go-live in 2015, three of them critical
      Identified 41 defects in the login module before go-live in 2015
      I found 41 defects in the payment module after go-live in 2015, three of them critical.
      Daily stand-ups with a development team in Berlin
      I led a development team in Chennai and held the daily stand-ups.
      At Sahyadri Infotech, I automated 450 regression tests.
      I worked as a Test Engineer at Sahyadri Infotech for five years.`,
    "exp2.0 exp2.1": `
      Automated 4,500 regression tests using Java and Selenium WebDriver
      I automated 450 regression tests with Cypress and Python.
      Manual execution of 450 regression tests at Northlane Logistics Technologies
      At Northlane Logistics Technologies, I automated 450 load tests with Selenium WebDriver and Java.
      By running the tests in parallel on Jenkins, I cut the regression run from three days to seven minutes.
      Reduced the regression run from seven days to three hours through parallel execution on Jenkins
      I cut the regression run by seven hours by running the tests in parallel on Jenkins.
      By running the tests in parallel on GitHub Actions, I cut the regression run from three days to seven hours.
      Shortened the release cycle from three days to seven hours through parallel tests on Jenkins
      As QA Manager at Northlane Logistics Technologies, I automated 450 regression tests.`,
    "exp2.2 exp2.3 exp2.4": `
      API testing of the invoicing service in Postman
      I tested the API of the shipment tracking service with SoapUI.
      I programmed the API of the shipment tracking service at Northlane Logistics Technologies.
      Reviewed the test cases of thirteen junior testers
      I recruited three junior testers in Hyderabad.
      I supported the performance team with JMeter load tests of up to 20,000 virtual users.
      Led the performance team, which ran JMeter load tests with up to 2,000 virtual users
      Assisted the performance team with JMeter load tests of at least 2,000 virtual users
      I assisted the performance team with LoadRunner tests of up to 2,000 virtual users.
      I assisted the security team with penetration tests.`,
    "exp3.0 exp3.1": `
      As QA Lead, I lead sixteen testers in two Scrum teams.
      I lead six testers in six Scrum teams at Tarang Payments.
      Leading six developers in two Scrum teams
      As Head of Quality Assurance at Tarang Payments, I lead six testers.
      Since 2018, I have been leading six testers at Tarang Payments Pvt. Ltd.
      I plan the tests for fourteen releases a year.
      Test planning and budgeting for four releases a year
      I lead six testers at three locations.`,
    "exp3.2": `
      Defects found in production fell from 30 to 2 per quarter between 2021 and 2023.
      Between 2021 and 2023, defects found in production fell from 30 to 12 per month.
      Between 2021 and 2023, I reduced the defects found in production by 12 percent.
      The number of defects found in testing went down from 30 to 12 per quarter between 2021 and 2023.
      Within a single year, defects found in production fell from 30 to 12 per quarter.`,
    "exp3.3 exp3.4 exp3.5": `
      Together with the front-end developers, I moved the UI tests from Selenium to Cypress.
      I moved the UI tests from Playwright to Selenium with the front-end developers.
      Migration of the API tests from Selenium to Playwright with the front-end developers
      I coordinate user acceptance tests with twelve partner banks.
      Coordination of user acceptance tests with two insurance companies
      I coordinate penetration tests with two partner banks.
      I hired more than 20 testers for Tarang Payments.
      Interviewed more than 200 candidates for tester positions
      I interviewed more than 20 candidates for developer positions.`,
    "exp1 exp2 exp3": `
      I have been with Tarang Payments since December 2016.
      Senior Test Engineer, Tarang Payments Pvt. Ltd., Hyderabad, 2016–2020`,
    "vol0.*": `
      At the CodeShala Foundation, I taught Java programming to girls aged 10 to 14.
      In 2021, I collected 150 used laptops for the learning centre.
      I still teach girls basic computer skills at the CodeShala Foundation on Saturdays.`,
    "edu0 edu1": `
      I hold a Master of Engineering in Information Technology from Savitribai Phule Pune University.
      Bachelor of Engineering in Computer Science, Savitribai Phule Pune University, 2009–2013
      I completed a Postgraduate Diploma in Software Quality Management in 2020.`,
    "cert0 cert1 cert2": `
      I am certified at ISTQB Expert Level.
      ISTQB Advanced Level Test Manager, Indian Testing Board, 2019
      I have been a Certified ScrumMaster since 2014.`,
    langs: `
      I speak Marathi, Hindi and English, as well as German at B2 level.
      Marathi (native), Hindi (fluent), English (C1), French (A2)`,
    "skills summary": `
      My skills include Selenium WebDriver, Playwright and Cypress.
      Software tester with experience in manual and automated testing for insurance and banking
      I am skilled in test case design, API testing and Python.`,
    "posting exp3": `
      I bring experience in the insurance industry to Kranich Insurance Software GmbH.`,
  },
  softLies: {
    "exp0.*": `
      I executed all manual test cases for a hospital billing module.
      I wrote the user manual during my internship.
      My defect reports in Bugzilla were praised for their clarity.`,
    "exp1.*": `
      Thanks to my SQL queries, account balances were always correct after the nightly batch runs.
      I was solely responsible for testing a mobile banking app on Android and iOS.
      I found all defects in the payment module before go-live in 2015, 41 in number.
      Through thorough regression testing, I found 41 defects in the payment module before go-live in 2015.
      Because of the daily stand-ups with the development team in Chennai, every monthly release was on time.
      I tested several mobile banking apps on Android and iOS, with about 300 test cases per release.
      The 41 defects I found in the payment module in 2015 spared the bank heavy losses.`,
    "exp2.*": `
      I automated all regression tests of the company with Selenium WebDriver and Java.
      I cut the regression run from three days to seven hours by automating 450 tests with Selenium WebDriver.
      Single-handedly automated 450 regression tests with Selenium WebDriver and Java
      I carried out JMeter load tests of up to 2,000 virtual users.
      By reviewing their test cases, I made three junior testers into independent test engineers.
      I tested all APIs of Northlane Logistics Technologies with Postman.
      Greatly improved the reliability of the shipment tracking service through API tests with Postman
      By running the tests in parallel on Jenkins, I made daily releases possible.`,
    "exp3.*": `
      I brought the defects found in production down from 30 to 12 per quarter between 2021 and 2023.
      By moving the UI tests to Playwright, I reduced defects found in production from 30 to 12 per quarter.
      I moved the UI tests from Selenium to Playwright without outside help.
      Defects found in production have fallen steadily every quarter since 2021.
      Leading a high-performing team of six testers in two Scrum teams
      I lead all testers at Tarang Payments.
      I moved the entire test suite from Selenium to Playwright together with the front-end developers.
      My estimates for four releases a year have always been accurate.
      I decide on the hiring of testers and have interviewed more than 20 candidates.
      I coordinate user acceptance tests with all partner banks.`,
    "vol0.*": `
      I organised the Saturday classes of the CodeShala Foundation for girls aged 10 to 14.
      Many of the girls I taught on Saturdays went on to study engineering.`,
    "skills summary": `
      Exceptionally thorough software tester with experience in manual and automated testing for banking, logistics and payments
      Because of my bug reports, developers fix defects twice as fast.`,
  },
};
