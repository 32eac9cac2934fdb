import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { splitSentences } from "../../../shared/text/sentences.rules.ts";
import { LineMark } from "./line-mark.tsx";

export function SummaryView({ profile }: { profile: ProfileDocument }) {
  if (!profile.profile_summary) {
    return <p className="text-muted">Two or three sentences on who you are at work and what you look for.</p>;
  }
  return (
    <div className="max-w-prose whitespace-pre-wrap break-words">
      {placedSentences(profile.profile_summary).map(({ before, sentence, place }) => (
        <span key={place}>
          {before}
          <span className="group/line">
            {sentence}
            <LineMark text={sentence} />
          </span>
        </span>
      ))}
    </div>
  );
}

/** Each with what parts it from the one before. */
function placedSentences(summary: string): { before: string; sentence: string; place: number }[] {
  let end = 0;
  return splitSentences(summary).map((sentence) => {
    const place = summary.indexOf(sentence, end);
    const before = summary.slice(end, place);
    end = place + sentence.length;
    return { before, sentence, place };
  });
}
