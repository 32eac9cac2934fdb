import { expect, it } from "vitest";
import { noteSentence } from "./note-sentence.ts";

it.each([
  ["Ran a ward of 28 beds; trained eight nurses", "I ran a ward of 28 beds. I trained eight nurses."],
  ["Worked with adults after stroke", "I worked with adults after stroke."],
  ["Fixed 300 bugs in an e-commerce app", "I fixed 300 bugs in an e-commerce app."],
  ["Elected to the board by 40 colleagues", "I was elected to the board by 40 colleagues."],
  ["Under supervision, ran articulation games", "Under supervision, I ran articulation games."],
  ["Assisted with the refit, wrote the cable schedule", "I assisted with the refit and wrote the cable schedule."],
  ["Member of the works safety committee", "I was a member of the works safety committee."],
  ["Depot Driver of the Year 2023", "I was Depot Driver of the Year 2023."],
])("proposes for %j, which has ended, %j", (note, sentence) => {
  expect(noteSentence(note, false)).toBe(sentence);
});

it.each([
  ["Represent the lab in the weekly production meeting", "I represent the lab in the weekly production meeting."],
  [
    "Reads 3,000 poems a year and answers every one of them.",
    "I read 3,000 poems a year and answer every one of them.",
  ],
  ["Sails a 15 m yacht with up to ten guests", "I sail a 15 m yacht with up to ten guests."],
  ["Help w/ the surveys + maps", "I help with the surveys and maps."],
  ["Own the watering plan", "I own the watering plan."],
  ["In charge of 2 kitchen assistants", "I am in charge of 2 kitchen assistants."],
  ["Deputy safeguarding lead since 2019", "I have been a deputy safeguarding lead since 2019."],
  ["Acting grants manager from May to August 2023", "I was an acting grants manager from May to August 2023."],
])("proposes for %j, which goes on, %j", (note, sentence) => {
  expect(noteSentence(note, true)).toBe(sentence);
});

it.each([
  "Cut solvent losses by 18 %.",
  "13 of 14 trainees passed the final route assessment first time",
  "Noise complaints: 9 in 2019, 2 in 2024",
  "Customers on the books from 140 to 385 in four years",
  "Site safety award, third quarter 2021",
  "Under the direction of an engineer, I rebuilt a footbridge.",
  "Coach parents in small groups",
  "Führte ein Team von sechs Leuten in der Spätschicht",
  "Training",
  "Rücken",
  "harvest 80 hr weeks",
  "",
])("proposes nothing for %j: a letter says it so, or it is no such note", (note) => {
  expect(noteSentence(note, true)).toBeUndefined();
});
