import { z } from "zod/mini";
import {
  assetPath,
  memoized,
  readPackedClassifier,
  type TextClassifier,
  textClassifier,
  textFeatures,
} from "../../../text/text.ts";

export const lineRoles = ["asked", "other"] as const;

const tableSchema = z.object({ labels: z.array(z.enum(lineRoles)), features: z.array(z.string()), scale: z.number() });

let classify: TextClassifier<(typeof lineRoles)[number]> | undefined;

/**
 * How likely a line asks for something, 0 to 1, by what marked postings have taught (`assets/requirements`).
 *
 * @param heading what is written above it; empty where nothing is
 */
export function askedLikelihood(line: string, heading: string, isBullet: boolean): number {
  classify ??= readRoleClassifier();
  return classify(line, roleSigns(line, heading, isBullet)).find(({ label }) => label === "asked")?.probability ?? 0;
}

/** What a line shows of itself beside its words: above all what is written over it. */
export function roleSigns(line: string, heading: string, isBullet: boolean): string[] {
  const length = Math.round(Math.log2(1 + line.split(" ").length));
  return [
    isBullet ? "bullet" : "prose",
    heading === "" ? "bare" : "headed",
    `length ${length}`,
    ...(heading === "" ? [] : headingSigns(heading)),
  ];
}

const headingSigns = memoized((heading) => textFeatures(heading).map((feature) => `heading ${feature}`));

function readRoleClassifier(): NonNullable<typeof classify> {
  const { header, weights } = readPackedClassifier(assetPath("requirements/role-classifier.br"));
  return textClassifier({ ...tableSchema.parse(header), weights });
}
