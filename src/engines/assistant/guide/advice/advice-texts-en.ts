import type { AdviceTexts } from "./advice-texts.ts";

export const englishAdviceTexts: AdviceTexts = {
  gap: {
    label: "A gap in the CV",
    text: "Nearly everybody has a gap, and a plain line about it is better than silence: from when to when, and what it was (“caring for a relative”, “illness, now recovered”, “looking for work”). You need not go into detail, least of all about health. Add what you kept up or learned meanwhile, if there is something. In the interview say it in one sentence, then turn to what you can do today. Never move dates to hide it: that comes out, and it costs more than the gap.",
  },
  laid_off: {
    label: "Just lost my job: first steps",
    text: "I am sorry: that hits hard, and it says little about your work. Today: sign nothing you have not read calmly, and keep the letter, your contract and your payslips. Tell the public employment service as soon as you can; in many countries there are deadlines for it, and a union or an advice centre tells you what is due to you. Ask for a reference while people still remember. Then write down what you did there, in your own words, while it is fresh: that is the core of your CV.",
  },
  change: {
    label: "Changing trade",
    text: "Begin with what you take along: dealing with people, reliability, machines, paperwork, shifts. Look at five postings in the new field and note what they all ask for; that is your list of what to learn, and it is often shorter than feared. Speak with somebody who does it, or try a day or a short placement. A course is worth it where postings really ask for the certificate. Say in one sentence why you change, with a look ahead and no complaint about before.",
  },
  age: {
    label: "Worried about my age",
    text: "Some employers do look at age, even where the law forbids it, so make it easy for the others. Leave the date of birth out where it is not usual, keep to the last ten or fifteen years, and put on top what you do today. Show that you still learn: a tool, a course, a certificate of the last two years. Say what experience saves them: training, mistakes, absences. Put time into firms where people your age already work.",
  },
  no_experience: {
    label: "No experience yet",
    text: "Postings describe a wish, not an entrance exam: if you meet about half, apply. Experience is also what was not paid: placements, voluntary work, family, projects, a club. Say for each what you did and what came of it. Offer something that makes trying you easy: a trial day, an early start date, a shift others do not like. Beginners are sought more in small firms and where many are missing.",
  },
  salary: {
    label: "What pay to ask for",
    text: "Look first at what openings like this one pay, near you. Then decide two figures for yourself: what you need at least, and what you would be glad of. In the interview name one figure slightly above that wish, or a narrow range, with the reason: experience, shifts, responsibility. Then be quiet and let them answer. If pay is fixed, ask after hours, holidays, travel or training. What you earn now you need not always say; the rules differ by country.",
  },
  offers: {
    label: "Choosing between offers",
    text: "Write both beside each other: pay for each hour, way to work, hours and shifts, contract, people, what you learn. Decide which two of these matter most to you now; that mostly settles it. You may ask for some days to think: friendly, with a date, and best in writing. Tell the other employer that you have an offer and by when you must answer; that is usual. Refuse nothing and give no notice until the other contract is signed.",
  },
  leaving: {
    label: "Telling my boss that I leave",
    text: "Only when the new contract is signed. Look up your notice period in the contract first, and give notice in the form that your country asks for, mostly in writing. Tell your boss in person and shortly: that you go, from when, and that you will hand over well. You owe no reasons. Expect a counter-offer and know beforehand whether you would take it. Leave in good terms: references come from there.",
  },
  waiting: {
    label: "How long to wait",
    text: "After an application one to two weeks are usual, longer in public service and in holiday months. After an interview go by the date they named, and add two days. Then one short, friendly question is welcome and harms nobody. If nothing comes after a second one, reckon it as a no and put your strength elsewhere. Keep applying while you wait: one application is never the plan.",
  },
  refusal: {
    label: "After a refusal",
    text: "A refusal mostly says that somebody else fitted a little better, not that you are no good. Thank them in two sentences and ask for one thing you could do better; some answer. Ask too that they keep you in mind: second choices are called more often than one thinks. If refusals come without an interview, look at the CV; if they come after interviews, practise the answers. Then put the card to Rejected and do something small that is in your hands.",
  },
  strengths: {
    label: "Strengths and weaknesses",
    text: "Choose two strengths that the posting asks for, and have for each a short story: what was the matter, what you did, what came of it. For the weakness take a real one that does not break this job, and say at once what you do about it: “I used to take on too much; now I ask what comes first.” Avoid the trick answers (“I am too perfect”), they have heard them. Say both aloud twice before you go.",
  },
  why_left: {
    label: "Why I want to leave, or left",
    text: "Keep it short, true and without blame: one sentence on what was, one on what you look for. “I had different ideas from my manager about the work; now I look for a team where …” is enough for a quarrel. “The position was cut” is enough for a dismissal for business reasons. Say nothing untrue, former employers can be asked. Do not talk badly of anybody; the one who listens imagines being next. Then turn to this job and what draws you to it.",
  },
  nerves: {
    label: "Nervous before an interview",
    text: "Nerves are normal, and those who interview know them. Write three points you want to say on a small card; you may take it in. Say your first sentence and your reason for applying aloud, twice, to somebody or to a wall. The day before: look up the way and lay out clothes. If your head goes blank, say “let me think for a moment”; nobody minds. Breathe out longer than in, and remember that you look at them too.",
  },
  video: {
    label: "Interview by video",
    text: "Try camera, sound and link the day before, with the same device. Sit with the light in front of you, the camera at eye height, something quiet behind you. Keep a phone number at hand in case the line breaks; it happens to them too. Look into the camera when you speak, and make short pauses because of the delay. Notes beside the screen are fine. Tell the people at home, and switch off what rings.",
  },
  returning: {
    label: "Back after a break",
    text: "Say the break in one line and without excuse: care, children, illness, now over or arranged. Name what you can promise now: which hours, from when. Refresh one thing that has changed in your trade, and say so. Begin if you like with a part-time or temporary post; from there it goes on more easily. After illness ask a doctor or the employment service about a gradual return; many countries have one. About health you need say only what the work is affected by.",
  },
  references: {
    label: "References",
    text: "Ask before you name somebody, and tell them what the post is about. A manager is best, yet a colleague, a customer, a trainer or somebody from voluntary work will do. If your last boss would speak badly, name another person from there or from before. In many countries you have a right to a written reference, and mostly it may not be false; an advice centre knows. In the CV it is enough that references are given on request.",
  },
  questions: {
    label: "What employers may not ask",
    text: "In many countries employers may not ask for plans for children, pregnancy, health, religion, party or union, where it has nothing to do with the work. What exactly is forbidden differs, and so does whether you may answer untruly. You can answer calmly: “I would rather talk about the work”, or ask what it means for the post. Write down afterwards what was asked. An equality body, a union or an advice centre tells you what you can do.",
  },
  cv_form: {
    label: "What a CV should look like",
    text: "One to two pages, newest first, with months or years for each position. Whether a photo belongs in it depends on the country: usual in some, unwelcome in others such as the United Kingdom or the United States. A plain layout, one typeface, no columns of graphics; machines read it too. Three to five lines for each job, beginning with what you did, with a figure where you have one. Leave out what this employer does not need. Send it as a PDF with your name in the file name.",
  },
  letter: {
    label: "Cover letter or not",
    text: "If the posting asks for one, write it; if it does not, a short one seldom harms, and in trades and care a few lines in the mail often do. Half a page: why this firm, two things you have done that they need, from when you can start. No repeating of the CV, no set phrases. If you change trade or have a gap, the letter is the place to say it. Address a person if you can find the name.",
  },
  relocating: {
    label: "Moving for a job",
    text: "Reckon first: rent there, deposit, travel, and how long your savings last. Say in the application that you will move and by when, otherwise you are sorted out by your address. Ask about help with the move, about interviews by video, about a room for the first weeks. Try it by a visit on an ordinary weekday if you can. Let the contract be signed before you end the lease. Across a border rules on work, tax and insurance differ: ask an advice centre first.",
  },
  part_time: {
    label: "Fewer hours",
    text: "Know what you need: which days, which hours, and what the pay comes to for it. Search with “part-time” and look at full-time postings too; small employers often talk about it. Say in the interview what works and how it is covered when you are not there, instead of what does not. In your present job you may have a right to reduce hours; it differs by country and size of the firm. Think of pension and insurance, which often shrink along.",
  },
  language: {
    label: "The language is not my first",
    text: "Say your level plainly (“I understand everything at work, writing takes me longer”); employers fear surprises more than mistakes. Work where much is done by hand or with people of many languages takes beginners more easily. Name your other languages: they are worth something. Have somebody read the CV once. Prepare ten sentences about yourself and your work and say them aloud. Courses beside work are often free or cheap: ask the employment service.",
  },
  abroad: {
    label: "Qualifications from abroad",
    text: "First find out whether your trade is regulated there: health, care, teaching, law and electrical work mostly are, most others are not. Where it is, a public office must recognise the certificate; within Europe the ENIC-NARIC network names the right one, elsewhere the authority of the trade. Where it is not, you may apply at once, with the certificate translated and one line on what it corresponds to. It takes months, so begin early, and ask for work below your level meanwhile.",
  },
  overwhelmed: {
    label: "It is too much: a small plan",
    text: "Take it in small steps, one thing a day. Monday: write down your last jobs, only title, firm, years. Tuesday: search for half an hour and save three openings, no more. Wednesday: add to your profile what these three ask for and you have. Thursday: one application. Friday: ask somebody how things are going, and put your cards in order. A pause belongs to it every day. If it gets heavy beyond the search, talk to somebody close or to your doctor.",
  },
  no_replies: {
    label: "Nobody answers my applications",
    text: "That wears anybody down, and it is rarely about you: for many posts a hundred people apply. Two things change most: fewer applications, each with the posting's own words in the top third of the CV; and applying in the first days. Half of what they ask for is enough. If five good ones bring no interview, show somebody the CV. Smaller firms answer more often than big portals, and a phone call does not hurt.",
  },
  direction: {
    label: "What could suit me?",
    text: "Begin with three questions: what have people thanked you for, what do you do without watching the clock, and what must a working day never have again? Write down three kinds of work that fit, however rough. Read five postings of each and ask one person who does it what a bad day looks like. A careers service does this with you, often for nothing. You need not find the one right thing, only a good next one.",
  },
  training: {
    label: "Is a course worth it?",
    text: "Look at ten openings for the work you want and count how many ask for the certificate. If most do, it is worth it; if few do, begin without. Ask first who pays: the employment service, an employer or a fund often does, apprenticeships pay you and take people over thirty too. Ask the school how many found work afterwards, and speak to one of them. Sign nothing on the same day.",
  },
  quit: {
    label: "Stay or go?",
    text: "If work makes you ill, your health comes first: speak with a doctor before you decide, and with a union or advice centre about your rights. If not, look while you still have the job; it is easier, and giving notice yourself can cost benefits. Set yourself a date until when something must change, and tell one person about it. Write down what happens to you and when. Then search quietly, a little each week.",
  },
  contract: {
    label: "Agency, permanent or self-employed?",
    text: "An agency gets you in quickly and lets you look at firms; ask what you earn between two posts and how often people are kept on. A direct contract mostly pays more and protects better. Self-employed, count about a third more than a wage: holidays, illness, insurance and tax are yours. Try it beside a job with two real customers first. The rules differ by country; a chamber or advice centre tells you them free of charge.",
  },
  health: {
    label: "Illness, disability, pregnancy: say it?",
    text: "You mostly need not say it, unless it touches the very tasks of this job or somebody's safety; the exact rules differ by country. If you need something (a chair, breaks, time for a doctor), the best moment is often after the offer and before you sign. Say what works and what you need, not the diagnosis. A gap can be “health, now settled”. An advice centre, a union or a disability service tells you what holds for you.",
  },
  record: {
    label: "A conviction",
    text: "Answer truthfully what is asked and what may be asked: in many countries old convictions count as gone after some years, and only some jobs may look. Find out first what your certificate really shows. If you must say it: one sentence what it was, one what has changed, one what you can do today. Say it yourself before a paper does. Charities for people who come out know firms that hire; small firms and trades ask less.",
  },
  odd_jobs: {
    label: "Many short jobs, a winding CV",
    text: "Put it in order by work, not by employer: “2019–2023 warehouse and delivery, through agencies” in one line, the firms in brackets. Several jobs at once: one block. A month somewhere may be left out. Informal work counts as experience; say what you did and for whom, not how you were paid. A business of your own that closed is work too: what you sold, how many customers. Then say what runs through it all.",
  },
  future: {
    label: "Which work has a future?",
    text: "Nobody knows for certain, so go by what you can see. Where people are missing for years: care, health, building trades, electricity, transport, teaching. Machines take over tasks more than whole jobs, first the ones done the same way each time at a screen. Ask of your work: which part needs hands, judgement or people? Do more of that, and learn to use the new tool yourself. Look at how many openings there are near you: that is today's answer.",
  },
  network: {
    label: "I know nobody in the trade",
    text: "Everybody knows somebody, mostly former colleagues, neighbours, the club, the school gate. Tell ten people in one sentence what you look for; that is all that “network” means. Write to somebody who does the work: three lines, one question, no request for a job. In shops, care, kitchens and trades walking in still works: at a quiet hour, with a CV, asking for the manager by name. Online profiles help in offices, hardly in trades.",
  },
  interview: {
    label: "What interviews ask",
    text: "Nearly always the same: tell us about yourself, why us, why are you leaving, something that went wrong, what would you ask us. Have for each three sentences, and for two of them a real example: what was the matter, what you did, what came of it. A panel is the same talk: answer the one who asked, then look at the others. Bring two questions of your own. In a trial shift being on time, asking and cleaning up count most. Dress as people there do on a good day, clean and comfortable. To practise: put the opening on your board, its card has the questions one by one.",
  },
  secret: {
    label: "Looking without my boss knowing",
    text: "Looking is normal and mostly no reason to dismiss anybody, though rules differ. Use your own phone and address, not those of work, and your own time: early, late or a day's leave for interviews; you need give no reason for leave. Ask new employers to call your present one only after an offer; that is a usual wish. If your boss knows already, stay calm: “I am seeing what there is; my work here goes on.” What you enter here your employer does not see.",
  },
  reschedule: {
    label: "I cannot make the interview",
    text: "Ring as early as you can, and write two lines after: “I am sorry, I cannot come on Monday for an urgent reason. I am very interested; could we meet on Wednesday or Thursday instead?” You owe no details. That hardly ever costs anybody the job; not appearing does. Late on the way? Ring, say when you will be there. Missed it? Write the same day, apologise once, offer two dates. Ill? Nobody wants it caught; ask for video or a new day.",
  },
  clothes: {
    label: "What to wear",
    text: "One step smarter than people there wear on an ordinary day, clean, and something you can sit and breathe in. In an office a shirt or a plain jumper with trousers or a skirt is enough; a suit is for banks, law and leading posts. For a trial shift: what you can work in, closed shoes, hair tied back. Plain trainers are fine where the work is done in them. Tattoos and make-up are yours to decide. In doubt ask: “What do people wear with you?” Try it on the evening before.",
  },
  resignation: {
    label: "Resignation letter",
    text: "I write no resignation letter: date and notice must be right, and they stand in your contract. It needs few words: your name and the employer's, the date, “I give notice to end my employment on …, or on the earliest date possible. Please confirm in writing.”, your signature. No reason is owed. First look up how much notice you must give and in what form; in some countries only paper with a signature counts. Hand it over against a receipt, and only once the next contract is signed. Ask for a reference, and for holidays that are left.",
  },
  family: {
    label: "How to tell my family",
    text: "Say it soon and plainly, before somebody else does: one sentence on what happened, one on what you do next, one on what you need from them. A quiet hour is better than the door. Bring a small plan along, such as what the money does for now and what you do this week; it frightens people less than silence. Children need little: it is nobody's fault, this stays, that changes. Opinions you may hear and leave: “I have heard you, I decide by the end of the month.” If it gets hard at home, a counselling service talks with all of you.",
  },
};
