import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { PostingMatch } from "../../../../shared/matching/matching.contract.ts";
import { escapedText, shortened } from "../../reply/markdown-text.ts";
import type { GuideSetting } from "../tasks/guide-setting.ts";
import type { GuideReply, Task } from "../tasks/task.ts";
import { localPay, localPlace, paidInYear } from "./local-facts.ts";
import { answeredOf, hasProfile } from "./reply-match.ts";
import { bullets, named, paragraphs, quotedList, say, textsFor } from "./reply-parts.ts";
import { sentencesAbout } from "./said-about.ts";

/** One of a list, with all that its posting says. */
export interface ListedOpening {
  job: ChatJob;
  posted: string;
  match: PostingMatch;
}

const maxSaid = 240;
const maxButtons = 3;

/** Which of a list: by what their postings say on it, by their pay, or how each fits. */
export function amongReply(
  { about, isPay }: Extract<Task, { do: "among" }>,
  listed: readonly ListedOpening[],
  setting: GuideSetting,
): GuideReply {
  const texts = textsFor(setting);
  const { among } = texts.product;
  const numbered = listed.map((one, at) => ({ ...one, number: at + 1, name: `(${at + 1}) **${named(one.job)}**` }));
  const numbersOf = (some: readonly { number: number }[]) => some.map(({ number }) => number).join(", ");
  const reply = (markdown: string, first: readonly { job: ChatJob }[]): GuideReply => ({
    markdown,
    actions: first.slice(0, maxButtons).map(({ job }) => say({ do: "opening", job }, texts)),
    thread: {},
  });
  if (isPay) {
    const paid = numbered
      .flatMap((one) => (one.job.salary === "" ? [] : { ...one, ...paidInYear(one.job.salary) }))
      .toSorted((one, other) => other.amount - one.amount);
    const silent = numbered.filter(({ job }) => job.salary === "");
    // What two currencies are worth beside each other nobody says here.
    const lists = [...new Set(paid.map(({ sign }) => sign))].map((sign) =>
      bullets(
        paid.flatMap((one) =>
          one.sign === sign ? `${one.name}: ${escapedText(localPay(one.job.salary, texts))}` : [],
        ),
      ),
    );
    return reply(
      paragraphs(paid.length > 0 && among.pay, ...lists, silent.length > 0 && among.noPay(numbersOf(silent))),
      paid,
    );
  }
  const said = numbered.map((one) => ({
    ...one,
    said: sentencesAbout(about, [one.job.job_title, one.job.company, one.job.location, one.posted].join("\n")),
  }));
  const telling = said.filter((one) => one.said.length > 0);
  const silent = said.filter((one) => one.said.length === 0);
  const asked = quotedList(about);
  if (telling.length > 0)
    return reply(
      paragraphs(
        among.says(asked),
        bullets(telling.map((one) => `${one.name}: “${escapedText(shortened(one.said.join(" "), maxSaid))}”`)),
        silent.length > 0 && among.others(numbersOf(silent)),
      ),
      telling,
    );
  const facts = said.map(({ name, job, match }) => {
    const answered = hasProfile(setting) ? answeredOf(match) : undefined;
    const known = [
      answered && among.answered(answered.part, answered.of),
      escapedText(localPay(job.salary, texts)),
      escapedText(localPlace(job.location, texts.locale)),
    ];
    return {
      job,
      share: answered ? answered.part / answered.of : 0,
      line: `${name}: ${known.filter(Boolean).join(", ")}`,
    };
  });
  const best = facts.toSorted((one, other) => other.share - one.share);
  return reply(
    paragraphs(about.length > 0 && among.silent(asked), among.fit, bullets(best.map(({ line }) => line))),
    best,
  );
}
