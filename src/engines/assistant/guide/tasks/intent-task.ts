import { guideWordsOf, placeInLists } from "../words/guide-lexicon.ts";
import { type Intent, mailKinds } from "../words/guide-words.ts";
import type { AskedMessage } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import { taskWithOpening } from "./opening-task.ts";
import { openingsTask } from "./openings-task.ts";
import type { Task } from "./task.ts";

/** What is done for an intent, with what else the message says. */
export function intentTask(intent: Intent, asking: AskedMessage, setting: GuideSetting): Task {
  const { thread } = setting;
  const { meant, keys } = asking;
  switch (intent) {
    case "find":
      return openingsTask(asking, setting);
    case "more":
      return thread.asked && thread.topic === "find"
        ? { do: "find", asked: thread.asked, page: thread.page + 1 }
        : openingsTask(asking, setting);
    case "back":
      return backTask(setting) ?? openingsTask(asking, setting);
    case "pay":
      return openingsTask({ ...asking, topic: "pay" }, setting);
    case "why":
    case "interview":
    case "compare":
    case "move":
    case "documents":
      return taskWithOpening(intent, meant, setting, { status: "Viewed" });
    case "mail": {
      const { mails } = guideWordsOf(thread.language);
      const kind = mailKinds.find((_, at) => keys.some((key) => placeInLists(mails, key) === at));
      return taskWithOpening("mail", meant, setting, { kind });
    }
    case "next":
    case "cv":
    case "profile":
      return { do: intent };
    default:
      return { do: "tell", topic: intent };
  }
}

/** From an opening to its list, from a list to the one before. */
function backTask({ thread: { opening, asked, earlier, page } }: GuideSetting): Task | undefined {
  if (asked && (opening || !earlier)) return { do: "find", asked, page };
  return earlier && { do: "find", asked: earlier, page: 1 };
}
