import type { Talk } from "./reply-talk.ts";

export type Topic = "cv" | "profile" | "board" | "follow_up" | "pay" | "interview" | "like_me" | Talk;

interface Cue {
  topic: Topic;
  weight: number;
  phrases: string[];
}

const cue = (topic: Topic, weight: number, phrases: string): Cue => ({
  topic,
  weight,
  phrases: phrases.split("|").map((phrase) => phrase.trim().replace(/\s+/g, " ")),
});

/** What speaks for which wish. The weights of all cues of a topic that a message holds add up. */
export const intentCues: readonly Cue[] = [
  cue(
    "beyond",
    4,
    "write code | code that | write a program | write a script | essay | homework | translate | translate this | capital of | recipe | poem | joke | song | weather | football | horoscope | calculate | call me | phone me | text me | email me | send me an email | send me a mail",
  ),
  cue(
    "interview",
    5,
    "help me prepare | help me practice | help me practise | help me get ready | what should i say | what do i say | what should i wear | was ziehe ich an",
  ),
  cue(
    "interview",
    6,
    "why do you want | where do you see yourself | why should i hire | your weaknesses | your strengths",
  ),
  cue("interview", 6.5, "coach me | drill me | grill me | quiz me"),
  cue(
    "board",
    4,
    "my application | status of | lined up | beworben | meine bewerbungen | mes candidatures | mis solicitudes | where i applied | news from",
  ),
  cue("follow_up", 5, "waiting for | waiting on"),
  cue("thanks", 5, "ta very much | ta mate | ta love | that helps | helps a lot | very helpful"),
  cue("board", 5, "status"),
  cue("profile", 4, "stored about me | saved about me | know about me | have on me | skills do i have"),
  cue(
    "short",
    4,
    "start again | start over | forget it | never mind | nevermind | new search | none of those | none of these",
  ),
  cue("profile", 3, "do i live | stored in my profile | is my profile | profile complete"),
  cue("comfort", 4, "ever hire me | ever hires me | hire me | feel like giving up | no hope | lost hope | no chance"),
  cue("comfort", 3, "losing my job | lose my job | loosing my job"),
  cue("account", 6, "delete me | remove me | delete my profile"),
  cue("cv", 3, "cv | resume | curriculum | lebenslauf | curriculum vitae | cv's"),
  cue(
    "cv",
    2.5,
    "the file | document i sent | file i sent | the document | my file | my pdf | attachment | attached | uploaded | my document | the pdf",
  ),
  cue(
    "cv",
    1,
    "verbessern | ameliorer | mejorar | uberarbeiten | corriger | improve | stronger | better | wrong with | review | feedback | tips | polish | read | weak",
  ),
  cue(
    "profile",
    3,
    "my profile | profile | about me | my name | skills am i missing | missing skills | what am i missing | know about me | stored for me | stored about me | have on me | saved about me | skills do i have | do i have on my profile | my skills | my phone number | my address | my work history | my employment history | my languages | know about my | my experience | my education | my details | on file | skills do you have | experience do you have | mein profil | mon profil | mi perfil",
  ),
  cue(
    "board",
    4,
    "mi tablero | mon tableau | ai je postule | postule | postule chez | mis postulaciones | my board | the board | board | pipeline | my pipeline | tracker | my applications | my application list | tracked jobs | saved jobs | i saved | i have saved | ive saved | i bookmarked | my list | kanban",
  ),
  cue(
    "board",
    4,
    "did i apply | did i already apply | have i applied | have i already applied | already tried | i tried | i already tried | i applied | did i aply | i apply for | i apply to | ive applied | i have applied | already applied | applied to | applied for | have i tried",
  ),
  cue("board", 3, "applications | my jobs | bewerbungen | candidatures"),
  cue(
    "board",
    4,
    "my interviews | upcoming interviews | interviews do i have | make me an offer | made me an offer | offer me | offered me | offer from | interviews coming | any interviews | any interview | my offers | any offers | got an offer | an offer from | should i accept | offers do i have | offers waiting | rejections | got rejected by | rejected me | turned me down | how many rejections",
  ),
  cue("board", 2, "how many"),
  cue(
    "follow_up",
    5,
    "follow up | followup | chase | chase up | heard back | hear back | heard from | no answer | no reply | not answered | waiting for an answer | still waiting | get back to me | got back to me | nudge | remind them | check in with | what should i do next | need to do | to do list | todo | remind me | i heard from | havent i heard | whats next | next steps | what now | silent",
  ),
  cue(
    "pay",
    3,
    "going rate | market rate | day rate | hourly rate | lowballed | lowball | underpaid | how much | salary | salaries | wage | wages | earn | earns | earning | worth | income | paid | pay | pays | make | compensation | verdient | bekommt | verdienen | verdiene | gehalt | lohn | salaire | gagne | sueldo | salario | gana | cobra",
  ),
  cue(
    "interview",
    3,
    "phone screening | phone screen | screening call | second round | assessment centre | assessment center | trial shift | trial day | greatest weakness | biggest weakness | strengths and weaknesses | why should we hire | what could they ask | could they ask | got invited | been invited | invited me | am invited | mock interview | could ask me | would ask me | might ask me | might they ask | would they ask | do they ask | they ask at | asked at | will ask me | gonna ask me | what will they ask | they ask me | will they ask | tell me about yourself | my weaknesses | my weakness | interview | interviews | vorstellungsgesprach | entretien | entrevista",
  ),
  cue(
    "interview",
    2.5,
    "prepare | prepare me | prep | preparing | practice | practise | practicing | get ready | ready for | rehearse | mock interview | questions | ask me | asked in",
  ),
  cue(
    "like_me",
    4,
    "fit me | fits me | match me | matches me | suit me | suits me | suitable for me | right for me | best job for me | good job for me | job for me | jobs for me | work for me | match my | matches my | matching my | fit my | fits my | suit my | suits my | based on my | according to my | with my skills | with my experience | with my background | my background | use my skills | passend zu | passen zu | could i do | i could do | am i qualified for | jobs like mine | similar to my",
  ),
  cue(
    "documents",
    5,
    "cover letter | letter | a letter | motivation letter | motivational letter | application letter | anschreiben | lettre de motivation | carta de presentacion | tailor my | tailored cv | write my cv | write a cv | make a cv | create a cv | generate a cv | make me a cv | write me a cv | write me a resume | write my resume | create a resume | make a resume | generate documents | make my cv | new cv",
  ),
  cue(
    "applying",
    5,
    "apply for me | email the employer | contact the employer | email them | contact them | call them | can you apply | could you apply | please apply | apply to this | apply to the first | apply to it | apply on my behalf | apply automatically | auto apply | autoapply | send my application | send my cv | apply to all | apply to them for me | submit my application | email them for me",
  ),
  cue(
    "account",
    6,
    "delete my account | remove my account | close my account | delete account | my account | my password | change password | change my email | my email address | log out | logout | sign out | delete my data | delete everything | delete all my data | erase my | export my data | my name is wrong | data on me | my data deleted",
  ),
  cue(
    "legal",
    3.5,
    "visa | visas | work permit | permit | foreigner | immigration | tax | taxes | my rights | sue | lawsuit | notice period | unfair dismissal | unemployment benefit | unemployment benefits | severance | legal advice | allowed to work",
  ),
  cue(
    "privacy",
    4,
    "my data safe | data safe | is this safe | privacy | gdpr | who sees | who can see | my data private | share my data | sell my data | confidential",
  ),
  cue(
    "complaint",
    3,
    "useless | stupid | dumb | you suck | idiot | not helpful | doesnt help | does not help | doesnt work | not what i asked | not what i meant | thats wrong | this is wrong | bullshit | rubbish | garbage | you dont understand",
  ),
  cue(
    "short",
    2,
    "ok | okay | yes | no | yep | nope | sure | alright | ja | nein | oui | non | si | cool | great | nice | good | perfect | lol | haha | hm | hmm",
  ),
  cue(
    "subscription",
    5,
    "subscription | unsubscribe | billing | invoice | invoices | upgrade | downgrade | pro plan | free plan | my plan | refund | charged me | charged twice | was charged | been charged | double charged | how much does this cost | is this free | cost of this | does this cost | payment method | credit card",
  ),
  cue(
    "comfort",
    3.5,
    "lost my job | lose my job | losing my job | loosing my job | losing the job | laid off | got fired | got sacked | was fired | been fired | made redundant | hate my job | depressed | depressing | hopeless | desperate | burned out | burnt out | burnout | feel terrible | feel bad | feel awful | feel sad | feel down | feel lost | feeling lost | feeling down | so stressed | anxious | overwhelmed | miserable | worthless | give up | giving up | so tired of | getting rejected | rejected again | keep getting rejected | keeps rejecting | nobody wants me | nobody hires | no one hires | too old | no one wants me | nobody will hire | no one will hire | stressed | bullying | bullied | bullies me | harassed | toxic | burning out | im scared | i am scared | afraid | crying | exhausted",
  ),
  cue(
    "comfort",
    5,
    "worthless | hopeless | i feel terrible | i feel bad | i feel like a failure | failure | i feel useless | feel so alone | nobody wants me | want to cry | crying",
  ),
  cue(
    "greeting",
    2.5,
    "hi | hello | hey | hallo | bonjour | hola | moin | servus | greetings | yo | good morning | good afternoon | good evening | guten tag | guten morgen | salut | buenos dias | ciao | hiya | grussgott | gruezi",
  ),
  cue(
    "thanks",
    2.5,
    "thanks | thank you | thx | cheers | danke | merci | gracias | ty | much appreciated | that helped",
  ),
  cue("goodbye", 2.5, "bye | goodbye | see you | good night | tschuss | au revoir | adios | later then"),
  cue(
    "help",
    4,
    "what can you do | how do i use | how can i use | how to use | what should i do | what do you do | who are you | what are you | how does this work | how do you work | how does it work | are you an ai | are you ai | are you a bot | real person | are you a person | are you a human | a human | are you human | are you real | are you a robot | help me | what can i ask | what else can you do | can you help | how can you help | are you chatgpt | what is this | who made you | do you speak | sprichst du | parles tu | hablas | was kannst du",
  ),
];

const phrasesOf = (text: string) => text.split("|").map((phrase) => phrase.trim().replace(/\s+/g, " "));

/** Make a question of words about pay. */
export const payQuestions = phrasesOf(
  `how much | going rate | market rate | day rate | hourly rate | lowballed | lowball | underpaid | how well | average | typical | usual | normal | what does | what do | whats | what is | what's | what s | what | fair | enough | bekommt | verdient |
  verdienen | gagne | gana | cobra | wieviel | wie viel | combien | cuanto | salary | salaries | wage | wages | earn | earns | gehalt | lohn |
  salaire | sueldo | salario | pay for | pay range`,
);
/** Ask what an amount is worth. */
export const payJudgements = phrasesOf(
  "lowballed | lowball | ok | okay | underpaid | fair | enough | reasonable | too little | too low | low | a good salary | good pay for | is that | is this | isnt that | decent money | ripped off | being ripped | undervalued | fair offer | good offer | ok for | okay for | normal | average",
);

/** Somebody who wants work and does not say which. */
export const openWishes = phrasesOf(
  `open to anything | looking for a change | something new | what do you have for me | what have you got | anything going | any work | got work | unemployed | out of work | between jobs | without a job | no job |
  need money | what i want to do | new start | fresh start | new career | career change | change career | change careers | back to work | arbeitslos | au chomage | desempleado | en paro`,
);
