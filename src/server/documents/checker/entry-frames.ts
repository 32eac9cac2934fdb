import { type Entry, role } from "./entry-forms.ts";
import { formFor } from "./form-reading.ts";

const at = "{O}(?: in {P})?";

/** "As Engineer at Kernwerk, ...": what may stand before a statement of the entry. */
function openingsOf({ section, goesOn }: Entry): string[] {
  const time = goesOn ? "(?:current |present )?" : "(?:previous |earlier |former )?";
  return [
    `(?:As|In my ${time}(?:role|position|job|work) as|From my ${time}work as|During my time as|While working as|Working as) ${role}[,:] `,
    `(?:At|While at|While working at|During my time at|In my ${time}(?:role|position|job|work) at) ${at}[,:] `,
    ...(section === "volunteer" ? [`As a volunteer (?:at|for|with) ${at}, `] : []),
  ];
}

const endings = [
  `,? (?:as|in my (?:role|position|job|work) as|while working as) ${role}`,
  `,? (?:at|while at|while working at|during my time at) ${at}`,
];

/** What a sentence tells, without the words around it that only say at which job it was. */
export function withoutFrames(sentence: string, entry: Entry): string[] {
  if (entry.section !== "experience" && entry.section !== "volunteer") return [sentence];
  return ["", ...openingsOf(entry)].flatMap((opening) =>
    ["", ...endings].flatMap((ending) => {
      const frame = `^${formFor(opening, entry.cited)}(?<told>.+)${formFor(ending, entry.cited)}\\.?$`;
      const told = new RegExp(frame, "u").exec(sentence)?.groups?.told;
      return told === undefined ? [] : [told];
    }),
  );
}
