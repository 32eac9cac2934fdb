import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { chipClasses } from "../fields/chip-classes.ts";
import { LineMark } from "./line-mark.tsx";

export function SkillView({ profile }: { profile: ProfileDocument }) {
  const skills = profile.skills.map(({ skill }) => skill);
  if (skills.length === 0) return <p className="text-muted">No skills yet. Name the ones you could speak about.</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li key={skill} className="max-w-full">
          <span className={`${chipClasses} px-3 py-1`}>
            <span className="truncate">{skill}</span>
          </span>
          <LineMark text={skill} isName />
        </li>
      ))}
    </ul>
  );
}
