import { z } from "zod/mini";
import { assetPath, type ClassifierTable, type DocumentLanguage, readPackedClassifier } from "../../../text/text.ts";

import type { PostingPiece } from "../posting-pieces.ts";
import { featureNumbers, headedSection, isWished, pieceFeatures, pieceVector } from "./piece-features.ts";

/** Of a piece of a posting: something that is needed or wished for begins with it, goes on in it, or nothing is asked for. */
export const pieceRoles = ["must", "wish", "must goes on", "wish goes on", "other"] as const;
export type PieceRole = (typeof pieceRoles)[number];

const tableSchema = z.object({ labels: z.array(z.enum(pieceRoles)), features: z.array(z.string()), scale: z.number() });

/** Of how a role follows another at a parting; the first piece follows "start". */
export const stepFeature = (before: PieceRole | "start", { parting }: PostingPiece): string =>
  `step:${parting} ${before}`;

/** Only what has begun within the same sentence goes on. */
export function mayFollow(role: PieceRole, before: PieceRole | "start", { parting }: PostingPiece): boolean {
  const [begun, goesOn] = role.split(" goes on");
  if (goesOn === undefined) return true;
  return before.startsWith(begun ?? "") && !/^(?:block|item|line|sentence|semicolon)$/.test(parting);
}

/** How far in doubt something is read as asked for: found best in postings that were not trained with. */
const leaning = 0.7;
/** The same of a line below a heading that says so: a name alone ("Docker") tells nothing else. */
const leaningBelowHeading = 2;
const leaningOf = ({ line: { heading }, parting }: PostingPiece) =>
  /^(?:block|item|line)$/.test(parting) && headedSection(heading) === "requirements" ? leaningBelowHeading : leaning;

type RoleTable = Pick<ClassifierTable<PieceRole>, "features" | "weights" | "scale">;
type RoleReader = (pieces: readonly PostingPiece[], language: DocumentLanguage) => PieceRole[];

let reader: RoleReader | undefined;

/** The likeliest roles of all of a posting's pieces together, by what marked postings have taught. */
export function rolesOfPieces(pieces: readonly PostingPiece[], language: DocumentLanguage): PieceRole[] {
  reader ??= roleReader(readTable());
  return reader(pieces, language);
}

function readTable(): RoleTable {
  const { header, weights } = readPackedClassifier(assetPath("requirements/role-classifier.br"));
  return { ...tableSchema.parse(header), weights };
}

interface Path {
  score: number;
  role: PieceRole | "start";
  before: Path | undefined;
}

/** A linear chain, read by Viterbi's algorithm. */
export function roleReader({ features, weights, scale }: RoleTable): RoleReader {
  const numberOf = new Map(features.map((feature, at) => [feature, at]));
  const numbersOf = featureNumbers(numberOf);
  const weightOf = (feature: number, role: number) => (weights[feature * pieceRoles.length + role] ?? 0) * scale;
  return (pieces, language) => {
    let paths: Path[] = [{ score: 0, role: "start", before: undefined }];
    const musts: number[] = [];
    pieces.forEach((piece, at) => {
      const vector = pieceVector(pieceFeatures(pieces, at, language), numbersOf);
      const lean = leaningOf(piece);
      const ways = paths.map((path) => ({ path, step: numberOf.get(stepFeature(path.role, piece)) }));
      const scores = pieceRoles.map((_, number) =>
        vector.reduce((sum, [feature, value]) => sum + weightOf(feature, number) * value, 0),
      );
      musts.push((scores[mustRole] ?? 0) - (scores[wishRole] ?? 0));
      paths = pieceRoles.map((role, number) => {
        const [best] = ways
          .filter(({ path }) => mayFollow(role, path.role, piece))
          .map(({ path, step }) => ({ path, score: path.score + (step === undefined ? 0 : weightOf(step, number)) }))
          .sort((one, other) => other.score - one.score);
        const score = (best?.score ?? Number.NEGATIVE_INFINITY) + (scores[number] ?? 0) + (role === "other" ? 0 : lean);
        return { score, role, before: best?.path };
      });
    });
    const [best] = paths.toSorted((one, other) => other.score - one.score);
    const roles: PieceRole[] = [];
    for (let path = best; path?.before; path = path.before) if (path.role !== "start") roles.push(path.role);
    return agreedInLists(pieces, roles.toReversed(), musts, language);
  };
}

const [mustRole, wishRole] = [pieceRoles.indexOf("must"), pieceRoles.indexOf("wish")];
const opensLine = /^(?:block|item|line)$/;

/** A list is of musts or of wishes as a whole, but for lines that say of themselves that they are wished for. */
function agreedInLists(
  pieces: readonly PostingPiece[],
  roles: PieceRole[],
  musts: readonly number[],
  language: DocumentLanguage,
): PieceRole[] {
  const listOf = pieces.map(({ line }) => (line.heading !== "" && line.isBullet ? line.heading : ""));
  const saysSo = pieces.map(({ text }) => isWished(text, language));
  const isFree = (at: number) => listOf[at] !== "" && saysSo[at] === false && roles[at] !== "other";
  const votes = new Map<string, number>();
  pieces.forEach(({ parting }, at) => {
    const list = listOf[at] ?? "";
    if (!isFree(at) || !opensLine.test(parting)) return;
    votes.set(list, (votes.get(list) ?? 0) + (musts[at] ?? 0));
  });
  return roles.map((role, at) => {
    const vote = votes.get(listOf[at] ?? "");
    if (role === "must" && listOf[at] !== "" && saysSo[at] === true) return "wish";
    if (vote === undefined || !isFree(at)) return role;
    const goesOn = role.endsWith(" goes on");
    return vote > 0 ? (goesOn ? "must goes on" : "must") : goesOn ? "wish goes on" : "wish";
  });
}
