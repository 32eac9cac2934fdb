import { describe, expect, it } from "vitest";
import { messagesHash } from "../../../../../scripts/preparation/messages/example-messages.ts";
import { guideConversations } from "../../../../../tests/guide/guide-conversations.ts";
import { classifierFile, fresh, listed, nurses, settingOf, taskAfter } from "../../../../../tests/guide/guide-talk.ts";
import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import { understandMessage } from "./decide-task.ts";
import { trainedWith } from "./message-meaning.ts";
import type { GuideThread, Task } from "./task.ts";

describe("what a message asks for", () => {
  it("is learned from the messages as they are written", () => {
    expect(trainedWith(classifierFile)).toBe(messagesHash());
  });

  it.each(guideConversations.map((one) => [one.said.join(" / "), one] as const))(
    "[CHAT-22] %s",
    (_, { said, task, title, place }) => {
      const read = taskAfter(said);
      expect(read.do).toBe(task);
      const asked = "asked" in read ? read.asked : undefined;
      if (title !== undefined) expect(asked?.title.toLowerCase()).toBe(title);
      const placed = Object.values(asked?.place ?? {}).join(", ");
      if (place === "") expect(placed).toBe("");
      if (place !== undefined) expect(placed).toContain(place);
    },
  );

  it.each([
    ["en", "warehouse operative manchester £12 ph"],
    ["en", "warehouse operative manchester"],
    ["en", "retail assistant london ph"],
    ["de", "altenpfleger hamburg nachtschicht"],
    ["de", "krankenpfleger london"],
    ["nl", "magazijnmedewerker rotterdam"],
    ["it", "infermiere milano part time"],
    ["pt", "motoboy campinas clt"],
  ])("is in the language of its words, whatever the town's name sounds like: %s, %s", (language, message) => {
    expect(understandMessage(message, settingOf(fresh)).thread.language).toBe(language);
  });

  it("is told by the words of a button, whatever they are", () => {
    const task: Task = { do: "next" };
    const thread = { ...fresh, offers: [{ label: "Xyzzy?", task }] };
    const setting = settingOf(thread);
    expect(understandMessage("xyzzy", setting).task).toEqual(task);
    expect(understandMessage("yes", setting).task).toEqual(task);
    expect(understandMessage("no", setting).task).toEqual({ do: "tell", topic: "ok" });
  });

  it.each([
    ["nl", "wat is t verschil tussen de eerste en de derde?"],
    ["en", "what is the difference between the first one and the third one on here"],
  ])("compares what is counted in a long sentence too: %s", (_, message) => {
    const read = taskAfter(["nurse jobs in London", message]);
    expect(read).toMatchObject({ do: "compare", jobs: [{ company: "Northwind" }, { company: "Tailspin" }] });
  });

  it("is asked back where a story only holds the words of a search or a card", () => {
    const story =
      "Primary school teacher, ten years in, done. Not cross, not burnt out, whatever that means. Just done, the way you're done with a sandwich. What do people like me turn into?";
    expect(taskAfter([story]).do).toBe("choose");
    expect(taskAfter(["Contoso Health, I do not know any more, it has been so long by now"])).toMatchObject({
      do: "choose",
      between: expect.arrayContaining([
        { label: "", task: expect.objectContaining({ job: expect.objectContaining({ company: "Contoso Health" }) }) },
      ]),
    });
  });

  it("goes on from what was done last", () => {
    const [northwind, fabrikam, tailspin] = listed as [ChatJob, ChatJob, ChatJob];
    const taskBehind = (last: Task, message: string, more: Partial<GuideThread> = {}) =>
      understandMessage(message, settingOf({ ...fresh, listed, asked: nurses, topic: "find", last, ...more })).task;
    const list: Task = { do: "find", asked: nurses, page: 1 };
    expect(taskBehind(list, "number two, what's the catch")).toMatchObject({ do: "opening", job: fabrikam });
    expect(taskBehind(list, "the fabrikam one")).toMatchObject({ do: "opening", job: fabrikam });
    expect(taskBehind(list, "are they still open?")).toEqual({ do: "tell", topic: "fresh" });
    const pair: Task = { do: "compare", jobs: [northwind, tailspin] };
    expect(taskBehind(list, "northwind or tailspin, cant decide")).toMatchObject(pair);
    expect(taskBehind(list, "northwind or fabrikam")).toEqual({ do: "compare", jobs: [northwind, fabrikam] });
    expect(taskBehind(pair, "save the second", { talked: [northwind, tailspin] })).toMatchObject({
      do: "move",
      job: tailspin,
    });
    expect(taskBehind(pair, "the other one", { talked: [northwind, tailspin], opening: northwind })).toMatchObject({
      do: "opening",
      job: tailspin,
    });
    const mail: Task = { do: "mail", kind: "withdrawal", job: fabrikam };
    expect(taskBehind(mail, "shorter please", { opening: fabrikam })).toEqual({ ...mail, isShort: true });
    const which: Task = {
      ...{ do: "choose", why: "which_opening" },
      between: [northwind, tailspin].map((job) => ({ label: job.company, task: { do: "why", job } })),
    };
    expect(taskBehind(which, "tailspin", { talked: [northwind, tailspin] })).toEqual({ do: "why", job: tailspin });
    expect(taskBehind(list, "number 7")).toMatchObject({ do: "choose", why: "past" });
    expect(taskBehind({ do: "next" }, "take contoso off the board")).toMatchObject({
      ...{ do: "remove", job: { company: "Contoso Health" } },
    });
  });

  it("asks which opening is meant where no card stands where one is said to, and which other one", () => {
    const task = taskAfter(["draft a withdrawal mail for the one with the offer"]);
    expect(task).toMatchObject({ do: "choose", why: "which_opening", lacking: "Offer" });
    const [northwind, fabrikam, tailspin] = listed as [ChatJob, ChatJob, ChatJob];
    const last: Task = { do: "opening", job: northwind };
    const thread = { ...fresh, listed, asked: nurses, topic: "find" as const, last, opening: northwind };
    expect(understandMessage("no, the other one", settingOf(thread)).task).toMatchObject({
      do: "choose",
      between: [{ task: { job: fabrikam } }, { task: { job: tailspin } }],
    });
  });

  it("begins in the person's own country where no place is named", () => {
    expect(taskAfter(["ich suche Arbeit als Elektriker"])).toMatchObject({ asked: { place: { country: "Germany" } } });
    expect(taskAfter(["electrician"])).toMatchObject({ asked: { title: "electrician", conditions: [] } });
    const refused = taskAfter(["nurse in Leeds, no shifts or nights"]);
    expect(refused).toMatchObject({ asked: { conditions: ["no shifts", "no nights"] } });
    const unable = taskAfter(["nurse in Leeds, can't do nights or weekends"]);
    expect(unable).toMatchObject({ asked: { conditions: ["can't do nights", "can't do weekends"] } });
  });

  it("drafts a mail whose names are left open where no opening is known", () => {
    const { task } = understandMessage("draft a follow up mail", { ...settingOf(fresh), board: [] });
    expect(task).toEqual({ do: "mail", kind: "follow_up" });
  });

  it("offers what else may be meant, and no move that changes nothing", () => {
    const told = understandMessage("Northwind Clinics, they saw me, well, hm", settingOf(fresh));
    const offered = told.task.do === "choose" ? told.task.between.map(({ task }) => task) : told.otherwise;
    expect(offered).not.toContainEqual(expect.objectContaining({ do: "move", status: "Interview" }));
    expect(offered.length).toBeGreaterThan(0);
  });

  it.each([
    ["en", "nurse in norfolk", "nurse"],
    ["en", "plumber in zzyx", "plumber"],
    ["de", "Krankenpfleger in Kleindorf", "Krankenpfleger"],
  ] as const)("offers the search for a title whose place is not known, in %s: %s", (language, message, title) => {
    const { task } = understandMessage(message, settingOf({ ...fresh, language }));
    const offered = task.do === "choose" ? task.between.map((choice) => choice.task) : [];
    expect(offered).toContainEqual(expect.objectContaining({ do: "find", asked: expect.objectContaining({ title }) }));
  });

  it("offers no search for a title that a story only names", () => {
    const { task } = understandMessage("my sister is a nurse in norfolk and she hates it", settingOf(fresh));
    expect(task.do === "choose" && task.between.some((choice) => choice.task.do === "find")).toBe(false);
  });

  it("keeps an opening that was named, whatever is asked of it", () => {
    const { thread } = understandMessage("what about northwind", settingOf(fresh));
    expect(thread.opening?.company).toBe("Northwind Clinics");
  });

  it.each([
    ["how do I explain a two year gap in my cv", "gap"],
    ["gekündigt worden und keine ahnung was ich zuerst mach", "laid_off"],
    ["on m'a demandé si je voulais des enfants", "questions"],
  ])("is advice where it asks for some: %s", (message, topic) => {
    expect(understandMessage(message, settingOf(fresh)).task).toEqual({ do: "advise", topic });
  });

  it("takes the request out of a story, under all its conditions, with a kind word first", () => {
    const story =
      "I was made redundant on Friday after eleven years. It has all got too much for me. Show me forklift driver jobs in Leeds, part time.";
    expect(understandMessage(story, settingOf(fresh))).toMatchObject({
      task: { do: "find", asked: { place: { city: "Leeds" }, conditions: ["part time"] } },
      isStrained: true,
    });
  });

  it("tells what interviews ask where no opening is known", () => {
    const nobody = { ...settingOf(fresh), board: [] };
    expect(understandMessage("interview on friday, what will they ask", nobody).task).toEqual({
      do: "advise",
      topic: "interview",
    });
  });

  it.each(["kierowca, okolice Wrocławia", "praca jako spawacz w Niemczech"])(
    "knows a place in the case that Polish says it in: %s",
    (message) => {
      expect(understandMessage(message, settingOf({ ...fresh, language: "pl" })).task).toMatchObject({
        asked: { place: { country: expect.stringMatching(/Poland|Germany/) } },
      });
    },
  );

  it.each([
    [
      "en",
      "Would this fit me?\nOffice Assistant (m/f/d), Brightwater Ltd, Leeds\nYour tasks\n- Answer the phone and greet visitors\n- Keep the diary and order supplies\nYour profile\n- Two years in an office\n- Good written English and a friendly manner\n£24,000 a year",
      ["Office Assistant (m/f/d), Brightwater Ltd, Leeds", "Brightwater Ltd"],
    ],
    [
      "de",
      "Verkäufer/in (m/w/d)\nBäckerei Sonnentau, Kassel\nDeine Aufgaben:\n- Brot und Brötchen verkaufen, belegen und nachlegen\n- Kasse machen und am Abend die Theke putzen\nDein Profil:\n- Freude am Umgang mit Menschen und gutes Deutsch\n- Früh aufstehen macht dir nichts aus\nWir bieten:\n- Personalrabatt",
      ["Verkäufer/in (m/w/d)", ""],
    ],
  ])("knows a pasted posting: %s", (_, posting, [job_title, company]) => {
    expect(understandMessage(posting, settingOf(fresh)).task).toMatchObject({
      ...{ do: "why", job: { job_title, company }, posted: { job_title, text: posting } },
    });
  });

  it.each([
    ["Registered Nurse - Night Shift", "Registered Nurse - Night Shift", ""],
    ["Account Manager, Europe", "Account Manager, Europe", ""],
    ["Elektriker – Vollzeit (m/w/d)", "Elektriker – Vollzeit (m/w/d)", ""],
    ["Assistante de direction en alternance", "Assistante de direction en alternance", ""],
    ["Ingeniero en Sistemas", "Ingeniero en Sistemas", ""],
    ["Nurse\nLeeds, England", "Nurse", ""],
    ["Chargé de mission\nParis (75)", "Chargé de mission", ""],
    ["Hi, can you check this job for me? Thanks\nNurse at St James", "Nurse at St James", ""],
    ["Hi!\nDoes this role suit my skills?\nPrimary School Teacher", "Primary School Teacher", ""],
    ["Would I have a chance?\nCashier\nBrightwater GmbH, Kassel", "Cashier", "Brightwater GmbH"],
    ["Registered Nurse, Adelaide SA", "Registered Nurse, Adelaide SA", ""],
    ["Registered Nurse - Night Shift SA", "Registered Nurse - Night Shift SA", ""],
    ["Elektriker, Baden AG", "Elektriker, Baden AG", ""],
    ["Elektriker\nWir suchen für unsere GmbH", "Elektriker", ""],
    ["Elektriker\nWir sind die Muster GmbH", "Elektriker", ""],
    ["Elektriker\nStadtwerke Leipzig GmbH", "Elektriker", "Stadtwerke Leipzig GmbH"],
    ["Nurse\nThe Care People Ltd., Leeds", "Nurse", "The Care People Ltd."],
    ["Elektriker\nMuster und Sohn GmbH & Co. KG", "Elektriker", "Muster und Sohn GmbH & Co. KG"],
    ["Elektriker\nNordlicht AG", "Elektriker", "Nordlicht AG"],
  ])("takes a pasted posting's title whole, and makes up no employer: %s", (opening, job_title, company) => {
    const posting = `${opening}\nYour tasks:\n- Look after what has to be done every day and every night\n- Keep the records and speak with all who come in\nYour profile:\n- Two years of work like this\nWe offer:\n- A friendly team and £24,000 a year`;
    expect(understandMessage(posting, settingOf(fresh)).task).toMatchObject({ do: "why", job: { job_title, company } });
  });

  it("takes no CV for a posting", () => {
    const cv =
      "Jane Doe\nSkills\n- Excel\n- Typing\nExperience\nOffice assistant, Brightwater, 2019 to now\nResponsibilities\n- Answered the phone and greeted visitors every day\n- Kept the diary and ordered supplies for the whole floor";
    expect(understandMessage(cv, settingOf(fresh)).task).not.toHaveProperty("posted");
  });

  it("is a file's reading where one came with the message", () => {
    expect(understandMessage("nurse in Leeds", settingOf(fresh, true)).task).toEqual({ do: "cv" });
  });

  it("says so of a language that it does not speak", () => {
    expect(
      understandMessage("İstanbul'da hemşire olarak iş arıyorum, yardım eder misiniz?", settingOf(fresh)).otherLanguage,
    ).toBe("tr");
  });
});
