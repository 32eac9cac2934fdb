import type { PostingText } from "../../src/engines/posting-reading/posting-reading.ts";
import { postingFacts, targetPosting } from "../../src/engines/requirement-matching/requirement-matching.ts";
import type { FactBase } from "../../src/engines/truth/truth.ts";
import { profileFacts } from "../../src/engines/truth/truth.ts";
import type { ProfileDocument } from "../../src/shared/profile/profile.contract.ts";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";
import { createRandom, type Random } from "../../src/stand-ins/demonstration-jobs/random.ts";
import { caringTrades } from "./caring-trades.ts";
import { fieldTrades } from "./field-trades.ts";
import { heldTrades } from "./held-trades.ts";
import { officeTrades } from "./office-trades.ts";
import type { Told, Trade } from "./trade.ts";
import { workingTrades } from "./working-trades.ts";

export interface PairJob {
  id: string;
  title: string;
  employer: string;
  place: string;
  from: string;
  /** Empty while it goes on. */
  to: string;
  statements: Told[];
}

export interface Pair {
  trade: Trade;
  isHeld: boolean;
  profile: ProfileDocument;
  jobs: PairJob[];
  posting: PostingText;
  company: string;
  facts: FactBase;
  random: Random;
}

const tunedTrades = [...caringTrades, ...officeTrades, ...workingTrades, ...fieldTrades];

/** Profiles and postings of the trades in turn, some of them of trades that are held back. */
export function makePairs(count: number, seed = 6): Pair[] {
  const trades = [...tunedTrades, ...heldTrades];
  return Array.from({ length: count }, (_, index) => {
    const trade = trades[index % trades.length];
    if (!trade) throw new Error("No trades");
    return makePair(trade, heldTrades.includes(trade), createRandom(seed * 10_000 + index));
  });
}

function makePair(trade: Trade, isHeld: boolean, random: Random): Pair {
  const jobs = makeJobs(trade, random);
  const profile = makeProfile(trade, jobs, random);
  const posting = {
    job_title: trade.posting.title,
    description: `We look for somebody who knows ${trade.wanted.join(", ")}.`,
    requirements: random.sample([...trade.posting.lines, ...trade.wanted], 7).join("\n"),
  };
  const company = random.pick(["Nordchem", "Fairwind Ltd.", "Atelier Blum", "Rowan Partners"]);
  const facts = new Map(profileFacts(profile));
  for (const fact of postingFacts(targetPosting(posting), company)) facts.set(fact.id, fact);
  return { trade, isHeld, profile, jobs, posting, company, facts, random };
}

function makeJobs(trade: Trade, random: Random): PairJob[] {
  const statements = random.sample(trade.statements, trade.statements.length);
  const employers = random.sample(trade.employers, 3);
  const count = random.between(2, 3);
  let year = random.between(2004, 2012);
  return employers.slice(0, count).map((employer, index) => {
    const from = `${year}-${pad(random.between(1, 6))}`;
    year += random.between(2, 4);
    const isLast = index === count - 1;
    const to = isLast && random.chance(0.7) ? "" : `${year}-${pad(random.between(1, 12))}`;
    year += 1;
    const share = Math.floor(statements.length / count);
    return {
      id: `experience.${index}`,
      title: trade.titles[index] ?? "",
      employer,
      place: random.pick(trade.places),
      from,
      to,
      statements: statements.slice(index * share, isLast ? undefined : (index + 1) * share),
    };
  });
}

const pad = (number: number) => String(number).padStart(2, "0");

function makeProfile(trade: Trade, jobs: PairJob[], random: Random): ProfileDocument {
  const empty = emptyProfile();
  const [degree_type, specialization, institution] = trade.degree;
  const begun = random.between(1996, 2001);
  return {
    ...empty,
    personal_details: {
      ...empty.personal_details,
      name: random.pick(["Zoë Łukasiewicz", "Anna Weber", "Tom O'Brien", "Nguyễn Thị Lan", "José Álvarez"]),
      email: "person@example.org",
      present_location: random.pick(trade.places),
      languages_known: random.sample(["English", "German", "Polish", "French (B1)", "Italian"], random.between(1, 3)),
      mobile_numbers: ["+49 621 555 0132"],
    },
    profile_summary: trade.summary[0],
    professional_experience: jobs.map(({ title, employer, place, from, to, statements }) => ({
      company: employer,
      location: place,
      from,
      to,
      title,
      responsibilities: statements.map(([statement]) => statement),
      notable_achievements: [],
    })),
    education: [{ institution, attendance: `${begun} - ${begun + 3}`, degree_type, specialization, gpa: "" }],
    skills: random.sample(trade.skills, random.between(3, trade.skills.length)).map((skill) => ({ skill })),
    certifications: trade.certificates.map(([certification_name, certification_organization]) => ({
      certification_name,
      certification_organization,
      certification_date: String(random.between(2012, 2020)),
    })),
  };
}
