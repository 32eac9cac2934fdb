import { z } from "zod/mini";
import { assetPath, type ClassifierTable, type DocumentLanguage, readPackedClassifier } from "../../../text/text.ts";

import type { PostingPiece } from "../posting-pieces.ts";
import { kindByWords } from "../requirement-kinds.ts";
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

/**
 * @param isHeaded whether something of the posting stands below such a heading: then the rest mostly tells of the work and of what is offered,
 * but for hours, which stand anywhere
 */
function leaningOf({ line, parting }: PostingPiece, isHeaded: boolean, language: DocumentLanguage) {
  if (belowRequirements(line.heading)) return /^(?:block|item|line)$/.test(parting) ? leaningBelowHeading : leaning;
  return isHeaded && kindByWords(line.text, language) !== "availability" ? -leaning : leaning;
}

const belowRequirements = (heading: string) => headedSection(heading) === "requirements";

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
    const isHeaded = pieces.some(({ line }) => belowRequirements(line.heading));
    let paths: Path[] = [{ score: 0, role: "start", before: undefined }];
    pieces.forEach((piece, at) => {
      const vector = pieceVector(pieceFeatures(pieces, at, language), numbersOf);
      const ways = paths.map((path) => ({ path, step: numberOf.get(stepFeature(path.role, piece)) }));
      const scores = pieceRoles.map((_, number) =>
        vector.reduce((sum, [feature, value]) => sum + weightOf(feature, number) * value, 0),
      );
      paths = pieceRoles.map((role, number) => {
        const [best] = ways
          .filter(({ path }) => mayFollow(role, path.role, piece))
          .map(({ path, step }) => ({ path, score: path.score + (step === undefined ? 0 : weightOf(step, number)) }))
          .sort((one, other) => other.score - one.score);
        const score =
          (best?.score ?? Number.NEGATIVE_INFINITY) +
          (scores[number] ?? 0) +
          (role === "other" ? 0 : leaningOf(piece, isHeaded, language));
        return { score, role, before: best?.path };
      });
    });
    const [best] = paths.toSorted((one, other) => other.score - one.score);
    const roles: PieceRole[] = [];
    for (let path = best; path?.before; path = path.before) if (path.role !== "start") roles.push(path.role);
    const says = (at: number) => pieces[at]?.line.isBullet === true && isWished(pieces[at].text, language);
    return roles.toReversed().map((role, at) => (role === "must" && says(at) ? "wish" : role));
  };
}
