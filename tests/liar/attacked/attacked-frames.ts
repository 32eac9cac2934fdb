import type { Attack } from "./attack.ts";

/** Everything that names, dates, places and levels of an entry can stand in, alone and around an achievement. */
export const attackedFrames: Record<string, Attack> = {
  "jobs and voluntary work, told in parts of any order": {
    about: {
      jobs: [
        ["Apprentice Baker", "Smith & Co Ltd", "York", "2005-09", "2008-06", ["Baked bread for 40 shops."]],
        ["Marketing Intern", "Hilton", "Leeds, England", "2014-07", "2014-12", ["Wrote 3 posts a week."]],
        ["Salon Assistant (part-time)", "Shear", "Durban", "2015-01", "2016-11", ["Washed hair on Saturdays."]],
        ["Physiotherapist (60%)", "Termas", "Luso", "2024-09", "", ["Treat 8 patients a day."]],
        ["Weekend Bookseller", "Kalk Pages", "Cape Town", "2021-02", "2024-01", ["Served customers."]],
      ],
      volunteer: [
        ["Mentor", "Reading Club", "Leeds", "2022-03", "", ["Read with two children."]],
        ["Volunteer Cook", "Red Cross", "York", "2010-03", "2012-05", ["Cooked soup for 30 guests."]],
      ],
    },
    lies: `
      I was a Salon Assistant (part-time) at Smith & Co in York from September 2005 to June 2008.
      I work as a Physiotherapist (60%) at the Reading Club on a voluntary basis.
      For two years, I have been an apprentice at Smith & Co.
      I was an apprentice at Smith & Co for one year.
      I was a Marketing Intern at Hilton from July to December 2024.
      I was a Marketing Intern at Hilton from June to December 2014.
      I was an apprentice baker at Hilton.
      I was an apprentice at Hilton.
      I was a baker at Smith & Co.
      I began my career as a Marketing Intern at Hilton.
      I am an apprentice at Smith & Co.
      I have worked at Smith & Co since 2005.
      I have worked at Smith & Co as an Apprentice Baker for two years.
      I have been an Apprentice Baker for two years.
      I worked full-time as a salon assistant.
      I worked weekends as a salon assistant at Shear.
      I work full-time as a physiotherapist at Termas.
      I worked as a bookseller at Kalk Pages.
      I was a volunteer at Hilton.
      I worked as a mentor at the Reading Club.
      I am a mentor at the Reading Club.
      I have been a mentor at the Reading Club since 2022.
      I was a Cook at the Red Cross.
      I work as a cook at the Red Cross.
      As a volunteer, I baked bread for 40 shops.
      During my internship at Smith & Co, I baked bread for 40 shops.
      During my apprenticeship, I wrote 3 posts a week.
      Since September 2024, I have been working 80% as a physiotherapist at Termas.
      From 2015 to 2016, I washed hair on Saturdays.
      In Leeds, I baked bread for 40 shops.
      At Smith & Co in Leeds, I baked bread for 40 shops.
      At Smith & Co, where I was an apprentice from September 2005 to June 2009, I baked bread for 40 shops.
      At Smith & Co, where I have worked since 2005, I baked bread for 40 shops.
      I was a physiotherapist at Termas.
      I was an apprentice baker in 2008.
      I spent four years at Smith & Co.
      In 2014, I was an apprentice at Smith & Co.
      In December 2014, I joined Hilton.
      I joined Hilton in December 2014.
      I left Hilton in July 2014.
      Since 2005, I have worked in York.
      I am a marketing intern at Hilton.
      I was with Termas until 2024.
      I was a manager at Hilton.
      I worked as a Marketing Intern from 2014 to 2016.
      I worked at Hilton in York.
      I worked in Luso for Shear.
      I started as a Marketing Intern at Hilton in December 2014.`,
    truths: `
      I was an apprentice baker at Smith & Co in York from September 2005 to June 2008.
      From September 2005 to June 2008, I was an apprentice at Smith & Co in York.
      At Smith & Co in York, I worked as an Apprentice Baker from 2005 to 2008.
      In York, I was an apprentice baker at Smith & Co.
      I began my career as an Apprentice Baker at Smith & Co in September 2005.
      I started as an Apprentice Baker at Smith & Co in York in September 2005.
      In September 2005, I started at Smith & Co as an Apprentice Baker.
      I joined Smith & Co in York as an Apprentice Baker in 2005.
      In 2005 I joined Smith & Co as an Apprentice Baker.
      I was a Marketing Intern at Hilton in Leeds from July to December 2014.
      I was a Marketing Intern at Hilton from July 2014 to December 2014.
      Marketing Intern, Hilton, Leeds (July–December 2014)
      In 2014, I did an internship at Hilton in Leeds.
      I was an intern at Hilton in England in 2014.
      I worked part-time as a Salon Assistant at Shear in Durban.
      I worked part-time as a salon assistant from January 2015 to November 2016.
      As a part-time Salon Assistant at Shear, I washed hair on Saturdays.
      At Shear, where I worked part-time from January 2015 to November 2016, I washed hair on Saturdays.
      Since September 2024, I have been working 60% as a physiotherapist at Termas.
      I currently work as a physiotherapist at Termas in Luso (60%).
      I work at Termas in Luso as a physiotherapist.
      From February 2021 to January 2024, I worked weekends as a bookseller at Kalk Pages.
      At Kalk Pages in Cape Town, where I worked at weekends from 2021 to 2024, I served customers.
      At Smith & Co, where I was an apprentice from September 2005 to June 2008, I baked bread for 40 shops.
      During my apprenticeship at Smith & Co, I baked bread for 40 shops.
      During my internship at Hilton in Leeds, I wrote 3 posts a week.
      As an intern at Hilton, I wrote 3 posts a week.
      While working as a Marketing Intern at Hilton, I wrote 3 posts a week.
      While I was an apprentice at Smith & Co, I baked bread for 40 shops.
      Since March 2022 I have volunteered as a mentor at the Reading Club.
      Since March 2022, I have been a volunteer mentor at the Reading Club.
      I have been a volunteer mentor with the Reading Club in Leeds since 2022.
      As a volunteer mentor with the Reading Club, I read with two children.
      As a volunteer at the Reading Club, I read with two children.
      As a volunteer, I cooked soup for 30 guests.
      From March 2010 to May 2012, I was a Volunteer Cook at the Red Cross.
      I was a volunteer cook at the Red Cross in York from 2010 to 2012.
      I served as a volunteer cook with the Red Cross until May 2012.
      I work as a mentor at the Reading Club on a voluntary basis.
      I volunteer at the Reading Club in Leeds as a mentor.
      In York, I baked bread for 40 shops.
      From 2005 to 2008 I worked at Smith & Co in York, where I baked bread for 40 shops.
      I spent two years at Smith & Co in York as an Apprentice Baker.
      Employed at Smith & Co in York from 2005 until 2008 as an Apprentice Baker
      I worked in York for Smith & Co.
      I have been with Termas since September 2024.
      My position at Termas is Physiotherapist (60%).
      Physiotherapist at Termas, Luso, since 2024
      Termas, Luso: Physiotherapist (60%), September 2024 to present
      I have worked in Luso as a physiotherapist since 2024.
      For two years, I was an apprentice at Smith & Co.
      In 2024, I became a physiotherapist at Termas.
      I worked as a Marketing Intern in 2014.`,
  },
  "applications, with and without what the person is": {
    about: {
      summary: "CNC machinist for turning and milling. I measure twice.",
      jobs: [
        ["Receptionist", "Hotel Miragaia", "Porto", "2011-05", "2014-09", ["Checked in 40 guests a day."]],
        ["Reservations Manager", "Azulejo Hotels", "Lisbon", "2018-04", "", ["Lead a team of six."]],
      ],
      posting: {
        title: "Group Revenue Manager (m/w/d)",
        company: "Ribeira Collection GmbH",
        lines: ["Ten years of leadership of 12 people"],
      },
    },
    lies: `
      posting exp1 | As Reservations Director at Azulejo Hotels, I am applying for the position of Group Revenue Manager at Ribeira Collection.
      posting exp0 exp1 | As Receptionist at Hotel Miragaia, I am applying for the position of Group Revenue Manager at Ribeira Collection.
      posting exp1 | As Group Revenue Manager at Azulejo Hotels, I am applying for the position of Group Revenue Manager.
      posting exp1 | As Reservations Manager at Ribeira Collection, I am applying for the position of Group Revenue Manager.
      posting exp1 | As a former Reservations Manager at Azulejo Hotels, I am applying for the position of Group Revenue Manager.
      posting exp1 | As Reservations Manager at Azulejo Hotels, I am Group Revenue Manager at Ribeira Collection.
      posting exp1 | As Reservations Manager at Azulejo Hotels, I would be glad to have led ten years of leadership.
      posting | I have joined Ribeira Collection as Group Revenue Manager.
      posting | I work for Ribeira Collection.
      posting | I would be glad to join Azulejo Hotels.
      posting exp1 | After 12 years as Reservations Manager at Azulejo Hotels, I am applying for the position of Group Revenue Manager.
      posting exp1.* | As leader of a team of 12, I am applying for the position of Group Revenue Manager.
      posting exp0 exp1 | I am Receptionist at Hotel Miragaia and would like to apply for the position of Group Revenue Manager.
      posting exp1 | As Reservations Manager and Group Revenue Manager at Azulejo Hotels, I am applying for the position of Group Revenue Manager.
      posting summary | As a senior CNC machinist, I am applying to Ribeira Collection as Group Revenue Manager.
      posting exp1 | With ten years as Reservations Manager at Azulejo Hotels, I am applying for the position of Group Revenue Manager.
      posting | I am applying for the position of Head of Revenue at Ribeira Collection.
      posting | I am applying for the position of Group Revenue Manager at Hilton.`,
    truths: `
      posting exp1 | As Reservations Manager at Azulejo Hotels, I am applying for the position of Group Revenue Manager at Ribeira Collection.
      posting exp1 | With this letter I apply for the position of Group Revenue Manager at Ribeira Collection.
      posting | With this letter I apply to Ribeira Collection as Group Revenue Manager.
      posting | I am applying to Ribeira Collection GmbH as Group Revenue Manager.
      posting exp1 | I would like to apply for the position of Group Revenue Manager at Ribeira Collection.
      posting | I would be glad to join Ribeira Collection as Group Revenue Manager.
      posting | I would like to work for Ribeira Collection.
      posting | Please find enclosed my application for the position of Group Revenue Manager.
      posting | My application for the role of Group Revenue Manager
      posting | The position of Group Revenue Manager at Ribeira Collection interests me.
      posting | I am writing to apply to Ribeira Collection for the post of Group Revenue Manager.
      posting exp0 exp1 | As a former Receptionist at Hotel Miragaia, I would like to apply as Group Revenue Manager.
      posting exp1 | After 8 years as Reservations Manager at Azulejo Hotels, I am applying for the position of Group Revenue Manager.
      posting exp1 | I am Reservations Manager at Azulejo Hotels and would like to apply for the position of Group Revenue Manager.
      posting exp0 | Having worked as a receptionist at Hotel Miragaia, I am applying for the position of Group Revenue Manager at Ribeira Collection.
      posting summary | As a CNC machinist for turning and milling, I am applying to Ribeira Collection as Group Revenue Manager.
      posting | I hereby apply for the position of Group Revenue Manager.
      posting | I am applying for the Group Revenue Manager position with Ribeira Collection.`,
  },
  "one job after another": {
    about: {
      jobs: [
        ["Administrative Assistant", "Maji Trust", "Kisumu", "2014-05", "2016-12", ["Took minutes."]],
        ["Programme Assistant", "Afya Foundation", "Nairobi", "2017-01", "2020-03", ["Tracked 18 grants."]],
        ["Grants Officer", "Lake Alliance", "Nairobi", "2020-04", "", ["Manage 11 grants."]],
      ],
      degrees: [["BSc", "Chemistry", "Leeds University", "2009 - 2013"]],
    },
    lies: `
      After leaving Maji Trust in December 2016, I joined the Lake Alliance.
      I have worked for Lake Alliance since 2020 and, before that, for Afya Foundation and Lake Alliance.
      I have worked for the Afya Foundation since 2017 and before that for Maji Trust.
      I have worked for the Lake Alliance since 2017 and before that for the Afya Foundation.
      I have worked for the Afya Foundation in Nairobi and before that for the Lake Alliance.
      Having begun as a Programme Assistant at Afya Foundation, I am now a Grants Officer at the Lake Alliance.
      Having begun as a Grants Officer at the Lake Alliance, I am now a Programme Assistant.
      Having begun as an Administrative Assistant at Maji Trust, I am now a Programme Assistant at Afya Foundation.
      I started as a Programme Assistant at Maji Trust and am now a Grants Officer at Lake Alliance.
      My path led from Grants Officer in Nairobi to Administrative Assistant in Kisumu.
      My path led from Administrative Assistant in Nairobi to Grants Officer in Kisumu.
      Before joining Afya Foundation, I worked as Grants Officer at Lake Alliance.
      Before joining Lake Alliance as Programme Assistant, I worked as Programme Assistant at the Afya Foundation.
      Before joining the Lake Alliance as Grants Officer in April 2019, I was a Programme Assistant at Afya Foundation.
      Before joining the Maji Trust, I was a Programme Assistant at Afya Foundation.
      After four years as an Administrative Assistant at Maji Trust, I joined the Afya Foundation.
      After two years as an Administrative Assistant at Afya Foundation, I joined the Lake Alliance.
      After leaving Lake Alliance, I joined the Afya Foundation.
      I joined Maji Trust after three years at Afya Foundation.
      After my BSc in Chemistry, I joined Lake Alliance in 2019.
      After my MSc in Chemistry, I joined Maji Trust.
      I have worked in Kisumu and Nairobi as a Programme Assistant and Administrative Assistant.
      I have worked in Kisumu and Nairobi as a Programme Assistant.
      I worked at Maji Trust, Afya Foundation and Lake Alliance.
      I have worked in Kisumu and Leeds.
      I am an Administrative Assistant and Grants Officer.
      I was an Administrative Assistant and Grants Officer.
      Since 2020, I have been a Grants Officer at Lake Alliance and a Programme Assistant at Afya Foundation.
      I am a Grants Officer at Lake Alliance and at Afya Foundation.
      I work for the Lake Alliance and Afya Foundation.
      I have worked for Lake Alliance since 2020 and for Afya Foundation since 2020.
      I was a Programme Assistant before becoming an Administrative Assistant.
      I have worked as a Grants Officer at Maji Trust and Lake Alliance.
      I began my career at Afya Foundation and then moved to the Lake Alliance.
      From May 2014 to December 2016 I worked at Maji Trust, then until March 2021 at Afya Foundation.
      After completing my BSc at Leeds University, I joined Maji Trust in 2013.`,
    truths: `
      I have worked for the Lake Alliance in Nairobi since April 2020 and before that for the Afya Foundation.
      I have worked for Lake Alliance since 2020 and, before that, for Afya Foundation and Maji Trust.
      Having begun as an Administrative Assistant at Maji Trust, I am now a Grants Officer at the Lake Alliance.
      I started as an Administrative Assistant at Maji Trust and am now a Grants Officer at Lake Alliance.
      My path led from Administrative Assistant in Kisumu to Grants Officer in Nairobi.
      My career has taken me from Maji Trust in Kisumu to the Lake Alliance in Nairobi.
      Before joining Lake Alliance as Grants Officer, I worked as Programme Assistant at the Afya Foundation in Nairobi.
      Before joining the Lake Alliance as Grants Officer in April 2020, I was a Programme Assistant at Afya Foundation.
      I was a Programme Assistant at Afya Foundation before becoming a Grants Officer at Lake Alliance.
      I worked at Maji Trust before moving to the Afya Foundation in 2017.
      After two years as an Administrative Assistant at Maji Trust, I joined the Afya Foundation as Programme Assistant.
      After leaving Maji Trust in December 2016, I joined the Afya Foundation.
      After my time at Maji Trust, I moved to Afya Foundation in Nairobi.
      I joined Lake Alliance in April 2020 after three years at Afya Foundation.
      Having worked at Afya Foundation as a Programme Assistant, I joined Lake Alliance in 2020.
      I have worked in Kisumu and Nairobi as an Administrative Assistant and Programme Assistant.
      I have worked as an Administrative Assistant and a Programme Assistant in Kisumu and Nairobi.
      I have worked at Maji Trust, Afya Foundation and Lake Alliance.
      I worked as an Administrative Assistant at Maji Trust and as a Programme Assistant at the Afya Foundation.
      I have worked in Kisumu and in Nairobi.
      I have been an Administrative Assistant and Programme Assistant.
      After my BSc in Chemistry, I worked as an Administrative Assistant at Maji Trust.
      After completing my BSc at Leeds University, I joined Maji Trust in 2014.
      I began my career at Maji Trust in Kisumu and then moved to the Afya Foundation.
      Today I am a Grants Officer at Lake Alliance; before that, I was a Programme Assistant at the Afya Foundation.`,
  },
};
