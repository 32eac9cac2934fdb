const greetings: ((name: string) => string)[] = [
  (name) => `Hello ${name}! Which work are you looking for? You can also attach your CV, and we start from there.`,
  (name) => `Welcome, ${name}. Tell me a job title and a place, and I show you openings that are really there.`,
  (name) => `Good to see you, ${name}. Shall we look for openings, or shall I read your CV first?`,
  (name) => `Hi ${name}! Drop your CV here and I tell you what I read in it, and what could be better.`,
  (name) => `Hello ${name}. Ask me for openings, for example “electrician in Austin”, or for what is on your board.`,
  (name) => `Hi ${name}, what is next? A new search, a look at your CV, or a look at your board?`,
  (name) => `Welcome back to work on your next job, ${name}. Where shall we begin?`,
  (name) => `Hello ${name}! I look things up before I say them. What would you like to know?`,
  (name) => `Good day, ${name}. Name an occupation and I search the openings, near you or remote.`,
  (name) => `Hi ${name}! One good opening is enough. Shall we look for it?`,
];

/** One of the greetings; `random` is from 0 to below 1. */
export function greetingFor(name: string | null, random: number): string {
  const greeting = greetings[Math.floor(random * greetings.length)] ?? greetings[0];
  return greeting?.(name?.trim() || "there") ?? "";
}

export const greetingCount = greetings.length;

export const thinkingPhrases = [
  "Thinking...",
  "Reading your message...",
  "Looking things up...",
  "Searching the openings...",
  "Comparing titles and places...",
  "Checking the facts...",
  "Sorting what I found...",
  "Reading more closely...",
  "Weighing the options...",
  "Looking at the details...",
  "Gathering the links...",
  "Checking each link...",
  "Putting it in order...",
  "Finding the right words...",
  "Leaving out what I cannot prove...",
  "Reading it once more...",
  "Writing the reply...",
  "Almost there...",
  "Taking a little longer than usual...",
  "Still at it...",
];
