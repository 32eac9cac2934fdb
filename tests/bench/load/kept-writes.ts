import { assistantEndpoints } from "../../../src/shared/assistant/assistant.contract.ts";
import { profileEndpoints } from "../../../src/shared/profile/profile.contract.ts";
import { trackerEndpoints } from "../../../src/shared/tracker/tracker.contract.ts";
import { callFrom } from "../../call-from.ts";
import type { LoadPerson } from "./load-people.ts";

/** Of what was acknowledged to a person, what is not there. */
export async function lostWritesOf(url: string, person: LoadPerson): Promise<string[]> {
  const caller = { url, token: person.token, address: `127.5.${person.number >> 7}.${(person.number & 127) + 1}` };
  const { data: board } = await callFrom(caller, trackerEndpoints.list, undefined);
  const { data: profile } = await callFrom(caller, profileEndpoints.load, undefined);
  const { conversations } = await callFrom(caller, assistantEndpoints.conversations, undefined);
  const stored = new Map(board.map(({ job_url, history }) => [job_url, history.map(({ status }) => status)]));
  const isKept = profile.version > person.version || profile.content.profile_summary === person.summary;
  const answered = conversations.flatMap(({ messages }) => messages).filter(({ role }) => role === "system").length;
  return [
    ...[...person.cards].filter(([card, history]) => !holds(stored.get(card) ?? [], history)).map(([card]) => card),
    ...(isKept ? [] : [`profile ${person.version} of person ${person.number}`]),
    ...(answered >= person.messages ? [] : [`${person.messages - answered} replies to person ${person.number}`]),
  ];
}

/** Whether all of them are there, in their order; a call that was not acknowledged may have been done too. */
function holds(stored: string[], acknowledged: string[]): boolean {
  let kept = 0;
  for (const status of stored) if (status === acknowledged[kept]) kept += 1;
  return kept === acknowledged.length;
}
