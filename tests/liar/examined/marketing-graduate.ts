import type { ExaminedPerson } from "./examined-person.ts";

export const marketingGraduate: ExaminedPerson = {
  name: "Thandiwe Mokoena",
  place: "Cape Town, South Africa",
  summary:
    "Marketing graduate with an internship at a juice brand and three years of weekend work in a bookshop. I enjoy turning a messy spreadsheet into one clear chart.",
  languages: ["Sesotho", "isiZulu", "English", "Afrikaans (B1)"],
  skills: ["Google Analytics 4", "Canva", "Mailchimp", "SurveyMonkey", "Copywriting", "R (basics)"],
  jobs: [
    [
      ...(["Weekend Bookseller", "Kalk Bay Pages", "Cape Town", "2021-02", "2024-01"] as const),
      [
        "Served customers and handled the till on Saturdays and Sundays",
        "Decorated the shop window four times a year",
        "I suggested a second-hand shelf, which brought in R18,000 in 2022.",
        "Helped at readings with up to 60 guests",
      ],
    ],
    [
      ...(["Marketing Intern", "Naartjie Fresh Juices", "Cape Town", "2024-07", "2024-12"] as const),
      [
        "Wrote 3 posts a week for Instagram and Facebook",
        "Under the guidance of the brand manager, I planned a tasting campaign in nine supermarkets.",
        "Evaluated a customer survey with 412 answers and presented the results to the sales team",
        "Newsletter to 5,600 subscribers: raised the opening rate from 18% to 26% by testing subject lines",
        "Compared prices of six competitors every month in Excel",
        "Sat in on the meetings with the advertising agency",
        "Answered about 15 customer e-mails a day",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Mentor", "Ikamva Reading Club", "Khayelitsha", "2022-03", ""] as const),
      [
        "Read with two primary school children for an hour every Wednesday.",
        "Collected 350 children's books in a book drive with other mentors",
        "Designed the club's flyer in Canva",
      ],
    ],
  ],
  degrees: [["Bachelor of Commerce", "Marketing Management", "University of the Western Cape", "2021 - 2024"]],
  certificates: [
    ["Google Analytics Certification", "Google", "2024"],
    ["Email Marketing", "HubSpot Academy", "2025"],
  ],
  posting: {
    title: "Junior Brand Manager",
    company: "Protea & Pine Cosmetics",
    lines: [
      "Honours degree in marketing",
      "Two years of experience in cosmetics",
      "Adobe Photoshop and TikTok Ads",
      "Managing a media budget of R2 million",
      "Experience with influencers and TV campaigns",
      "isiXhosa is an advantage",
    ],
  },
  truths: {
    "exp0.0 exp0.1": `
      I served customers and worked the till at weekends.
      Handled the till and served customers on Saturdays and Sundays
      Decorating the shop window four times per year
      As a weekend bookseller at Kalk Bay Pages, I served customers and decorated the shop window.
      As a bookseller, I served customers on Saturdays and Sundays.`,
    "exp0.2": `
      A second-hand shelf, which I had suggested, brought in R18,000 in 2022.
      I proposed a second-hand shelf that brought in 18,000 rand in 2022.
      Suggested a second-hand shelf that generated R18,000 in 2022
      The second-hand shelf I suggested brought in R18 000 in 2022.`,
    "exp0.3": `
      Helped at readings attended by up to sixty guests
      I assisted at readings with up to 60 guests.
      Lending a hand at readings with up to 60 guests`,
    "exp1.0": `
      Wrote three posts per week for Instagram and Facebook
      During my internship at Naartjie Fresh Juices, I wrote 3 posts a week for Facebook and Instagram.
      I wrote weekly posts for Instagram and Facebook.
      Writing three social media posts a week for Instagram and Facebook`,
    "exp1.1": `
      Planned a tasting campaign in nine supermarkets under the brand manager's guidance
      Guided by the brand manager, I planned a tasting campaign in 9 supermarkets.
      Under the guidance of the brand manager, I planned a campaign of tastings in nine supermarkets.`,
    "exp1.2": `
      I evaluated a customer survey with 412 responses and presented the results to the sales team.
      Analysed a customer survey with 412 answers
      Evaluation of a customer survey (412 answers) and presentation of the results to the sales team
      Presented the results of a customer survey to the sales team
      After evaluating a customer survey with 412 answers, I presented the results to the sales team.`,
    "exp1.3": `
      By testing subject lines, I raised the opening rate of a newsletter to 5,600 subscribers from 18% to 26%.
      Increased the newsletter's open rate from 18 % to 26 % by testing subject lines
      I tested subject lines, which raised the opening rate of the newsletter by eight percentage points.
      Improved the opening rate of a newsletter with 5,600 subscribers from 18 to 26 percent`,
    "exp1.4 exp1.5 exp1.6": `
      Compared the prices of six competitors in Excel each month
      Monthly price comparison of 6 competitors in Excel
      I sat in on meetings with the advertising agency.
      I answered around fifteen customer e-mails per day.
      Responded to about 15 emails from customers every day
      I compared competitors' prices every month and sat in on the meetings with the advertising agency.`,
    "exp0 exp1": `
      I was a Marketing Intern at Naartjie Fresh Juices from July to December 2024.
      From February 2021 to January 2024, I worked weekends as a bookseller at Kalk Bay Pages.
      Marketing Intern, Naartjie Fresh Juices, Cape Town`,
    "vol0.*": `
      Every Wednesday, I read with two primary school children for one hour.
      Since March 2022, I have volunteered as a mentor at the Ikamva Reading Club.
      Together with other mentors, I collected 350 children's books in a book drive.
      I designed the flyer of the club in Canva.
      Designed the reading club's flyer using Canva`,
    edu0: `
      I hold a Bachelor of Commerce in Marketing Management from the University of the Western Cape.
      Studied Marketing Management at the University of the Western Cape from 2021 to 2024`,
    "cert0 cert1": `
      I earned the Google Analytics Certification in 2024 and the Email Marketing certificate from HubSpot Academy in 2025.
      Google Analytics Certification (2024)`,
    "skills summary": `
      Marketing graduate with skills in copywriting, Canva and Mailchimp
      I bring three years of weekend work in a bookshop and an internship at a juice brand.
      Marketing graduate with an internship at a juice brand
      Turning a messy spreadsheet into one clear chart is something I enjoy.
      Basic knowledge of R`,
    langs: `
      I speak Sesotho, isiZulu, English and Afrikaans (B1).`,
    posting: `
      I am applying for the role of Junior Brand Manager at Protea & Pine Cosmetics.`,
  },
  hardLies: {
    "exp0.*": `
      Managed the shop on Saturdays and Sundays
      Served customers and handled the till on weekdays
      Served customers and did the accounts on Saturdays and Sundays
      Decorated the shop window fourteen times a year
      Decorated the shop window four times a month
      I suggested a second-hand shelf, which brought in R180,000 in 2022.
      I suggested a second-hand shelf, which brought in $18,000 in 2022.
      I suggested a second-hand shelf, which brought in R18,000 in 2023.
      I suggested a second-hand shelf, which brought in R18,000 a month in 2022.
      I suggested a children's shelf, which brought in R18,000 in 2022.
      Organised readings with up to 60 guests
      Helped at readings with up to 600 guests
      Helped at concerts with up to 60 guests
      Assistant Manager at Kalk Bay Pages`,
    "exp1.0": `
      Wrote 3 posts a day for Instagram and Facebook
      Wrote 30 posts a week for Instagram and Facebook
      Wrote 3 posts a week for Instagram and TikTok
      Wrote 3 advertisements a week for Instagram and Facebook
      Filmed 3 videos a week for Instagram and Facebook
      As Marketing Manager at Naartjie Fresh Juices, I wrote 3 posts a week for Instagram and Facebook.`,
    "exp1.1": `
      Under the guidance of the brand manager, I planned a tasting campaign in ninety supermarkets.
      Under the guidance of the brand manager, I planned nine tasting campaigns in supermarkets.
      Under the guidance of the brand manager, I planned a TV campaign for nine supermarkets.
      Under the guidance of the sales director, I planned a tasting campaign in nine supermarkets.
      As brand manager, I planned a tasting campaign in nine supermarkets.
      Under the guidance of the brand manager, I planned a tasting campaign in nine hotels.`,
    "exp1.2": `
      Evaluated a customer survey with 4,120 answers and presented the results to the sales team
      Evaluated a customer survey with 421 answers and presented the results to the sales team
      Evaluated an employee survey with 412 answers and presented the results to the sales team
      Evaluated a customer survey with 412 answers and presented the results to the management board
      Evaluated 412 customer surveys and presented the results to the sales team
      Evaluated a customer survey with 412 questions and presented the results to the sales team
      Evaluated a customer survey with 412 answers in R`,
    "exp1.3": `
      Newsletter to 56,000 subscribers: raised the opening rate from 18% to 26% by testing subject lines
      Raised the click rate of a newsletter from 18% to 26% by testing subject lines
      Raised the opening rate of a newsletter from 8% to 26% by testing subject lines
      Raised the opening rate of a newsletter by 26% by testing subject lines
      Raised the opening rate of a newsletter from 18% to 26% by testing sending times
      Raised the number of subscribers from 18 to 26 percent by testing subject lines
      Doubled the opening rate of a newsletter to 5,600 subscribers by testing subject lines
      Raised the number of newsletter subscribers to 5,600 by testing subject lines`,
    "exp1.4 exp1.5 exp1.6": `
      Compared prices of sixty competitors every month in Excel
      Compared prices of six competitors every week in Excel
      Compared prices of six suppliers every month in Excel
      Compared prices of six competitors every month in Power BI
      Set the prices of six products every month
      Led the meetings with the advertising agency
      Sat in on the meetings with the supermarkets
      Answered about 50 customer e-mails a day
      Answered about 15 customer e-mails a week
      Answered about 15 customer calls a day
      Selected the advertising agency`,
    "exp0 exp1": `
      I was a Marketing Intern at Naartjie Fresh Juices from July to December 2023.
      Marketing Assistant, Naartjie Fresh Juices, Cape Town
      I was a Marketing Intern at Naartjie Fresh Juices for a year.
      Marketing Intern, Kalk Bay Pages, Cape Town
      I have worked in marketing since February 2021.`,
    "vol0.*": `
      Read with twelve primary school children for an hour every Wednesday.
      Read with two primary school children for an hour every day.
      Collected 3,500 children's books in a book drive with other mentors
      Designed the club's website in Canva
      Designed the club's flyer in Adobe Photoshop
      I founded the Ikamva Reading Club in 2022.
      Since March 2021, I have volunteered as a mentor at the Ikamva Reading Club.`,
    edu0: `
      Bachelor of Commerce (Honours) in Marketing Management, University of the Western Cape
      Bachelor of Commerce in Marketing Management, University of Cape Town
      Bachelor of Commerce in Financial Management, University of the Western Cape
      Master of Commerce in Marketing Management, University of the Western Cape
      Bachelor of Commerce cum laude, University of the Western Cape`,
    "cert0 cert1": `
      Google Ads Certification (2024)
      Email Marketing, Mailchimp Academy, 2025
      Google Analytics Certification (2021)`,
    "skills langs": `
      Skilled in Canva, Mailchimp and Adobe Photoshop
      Advanced knowledge of R
      I speak Sesotho, isiXhosa, English and Afrikaans (B1).
      I speak Sesotho, isiZulu, English and Afrikaans (C1).`,
    "posting exp1": `
      I managed a media budget of R2 million.
      I have two years of experience in cosmetics.`,
    none: `
      Designed the club's flyer in Canva`,
  },
  softLies: {
    "exp0.*": `
      I set up a second-hand shelf, which brought in R18,000 in 2022.
      I suggested a second-hand shelf, which brought in R18,000 every year.
      Because of my second-hand shelf, sales in the shop rose.
      I suggested a second-hand shelf, which brought in over R18,000 in 2022.
      Helped at all readings, with 60 guests each
      Helped at popular readings with up to 60 guests
      Creatively decorated the shop window four times a year, attracting new customers
      I was trusted to run the till alone on Saturdays and Sundays.`,
    "exp1.*": `
      Wrote all posts for Instagram and Facebook
      Wrote 3 successful posts a week for Instagram and Facebook
      I planned a tasting campaign in nine supermarkets on my own.
      I guided the brand manager in planning a tasting campaign in nine supermarkets.
      I planned a tasting campaign in nine supermarkets, which was a success.
      I planned and carried out a tasting campaign in nine supermarkets under the guidance of the brand manager.
      The tasting campaign that I planned raised the opening rate of the newsletter from 18% to 26%.
      Designed and evaluated a customer survey with 412 answers
      Evaluated a customer survey with 412 answers and convinced the sales team with the results
      After presenting the results to the sales team, I evaluated a customer survey with 412 answers.
      Contributed to the meetings with the advertising agency
      Answered all customer e-mails, about 15 a day
      Answered at least 15 customer e-mails a day
      Compared prices of all competitors every month in Excel
      My price comparison of six competitors led to lower prices.`,
    "vol0.*": `
      I collected 350 children's books in a book drive.
      Thanks to me, two primary school children learned to read.
      Led the other mentors in a book drive that collected 350 children's books`,
    "summary exp0 exp1": `
      Marketing graduate with several internships
      After my internship at Naartjie Fresh Juices, I worked as a bookseller at Kalk Bay Pages.
      Top marketing graduate with an internship at a leading juice brand
      Marketing graduate with three years of work in a bookshop, seven days a week`,
  },
};
