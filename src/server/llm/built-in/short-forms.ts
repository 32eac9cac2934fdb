/** What thumbs write on a phone. Folded, on both sides. */
const shortForms = new Map([
  ["wrk", "work"],
  ["wrking", "working"],
  ["jb", "job"],
  ["jbs", "jobs"],
  ["smth", "something"],
  ["smthg", "something"],
  ["sum1", "someone"],
  ["ne", "any"],
  ["nething", "anything"],
  ["nr", "near"],
  ["abt", "about"],
  ["wat", "what"],
  ["wot", "what"],
  ["wots", "whats"],
  ["da", "the"],
  ["tmrw", "tomorrow"],
  ["tmr", "tomorrow"],
  ["intrvw", "interview"],
  ["exp", "experience"],
  ["pos", "position"],
  ["mgr", "manager"],
  ["enquire", "ask"],
]);

export const spelledOut = (key: string): string => shortForms.get(key) ?? key;
