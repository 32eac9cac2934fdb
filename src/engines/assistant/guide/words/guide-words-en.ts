import type { GuideWords } from "./guide-words.ts";

export const englishGuideWords: GuideWords = {
  intents: {
    find: "2 find search* looking look jobs opening* vacanc* hiring openings; 1 job show want need list work position* role* employ* career* any have",
    why: "3 why; 2 fit fits suit* match* chance* qualif* missing lack*; 1 good right enough requirement*",
    pay: "3 salar* wage* earn* pays; 2 pay paid rate; 2 much; 1 money make average typical*",
    next: "3 board todo pipeline; 2 next follow* waiting overdue pending status deadline* applications applied; 2 should; 1 today what applied tracked progress up",
    interview: "3 interview*; 2 prepar* practi* answer; 1 question* ask tell about",
    cv: "3 cv cvs resume*; 2 attach* upload*; 1 read review* feedback improve* check",
    profile: "3 profile; 2 gap gaps complete; 1 missing improve weak*",
    move: "2 move* mark* save* track bookmark* remember add; 1 board card column put got offer* reject* applied",
    mail: "3 mail* email* message; 3 withdraw*; 2 draft* write decline thank*; 1 follow recruiter up note letter polite*",
    compare: "3 compar* versus vs; 2 better difference* differ*; 1 between which",
    documents: "3 cover tailor*; 2 document* letter* generate*; 1 application write cv resume",
    help: "2 help can capabilit* features; 1 what you do how start use",
    who: "3 robot bot ai chatgpt gpt human; 2 person who; 1 you are real",
    real: "3 genuine fake invented demo* exist; 2 real true; 1 these openings jobs they",
    privacy: "3 privacy gdpr confidential*; 2 data share stored store secure; 1 my who sees safe information",
    plan: "3 subscription* pricing plan plans billing; 2 pro free upgrade cancel price cost* refund; 1 pay much money",
    account: "3 password; 2 account login delete; 1 change name my",
    scam: "4 scam* fraud* passport deposit; 3 fee fees; 2 suspicious money transfer bank gift upfront whatsapp telegram crypto; 1 pay details asked trust legit* send asks asking",
    legal:
      "3 visa permit tax taxes lawyer sue legal notice; 2 law contract benefits dismissal severance; 1 allowed right rights",
    remind: "4 remind* reminder*; 2 alarm note",
    apply: "2 apply applying submit; 1 for me automatically you how",
    wording: "3 rewrite reword rephrase polish translate; 2 summary wording sentence* bullet*; 1 sound* improve",
    greet: "3 hello hi hey; 2 morning afternoon evening good; 1 there",
    thanks: "3 thank* thx cheers bye goodbye; 1 great perfect nice",
    more: "3 page more further; 2 others another; 1 next",
    back: "3 back; 2 previous earlier; 1 go before",
  },
  yes: "yes yeah yep sure ok okay please do",
  no: "no nope nah not",
  strain:
    "frustrat* exhaust* stressed depress* sad reject* ghosted unemployed fired laid redundant hopeless killing tired desperate discourag* anxious worried sucks",
  likeMe: "fit* suit* match* recommend* suggest* profile like",
  ordinals: "first 1st top; second 2nd; third 3rd; fourth 4th; fifth 5th; last bottom; other",
  carriers:
    "summat owt same before again hire hires anywhere ok nothing yrs yr yourself anything everything anyone week meant mean off does else wanted needed give hello hi hey please thanks thank working available apply new good best paid paying really currently help let lets know tell us dont im ive id something someone interested ideas idea prefer preferably ideally maybe starting start year years experience old live living based moved moving near around place area city town go going one ones soon about instead also",
};
