import { useId } from "react";
import { classNames } from "../../class-names.ts";
import { Checkbox } from "../checkbox.tsx";

interface Choice {
  value: string;
  name: string;
  count?: number;
}

interface ChoiceListProps {
  legend: string;
  choices: Choice[];
  chosen: string[];
  /** One value at most, or any number. */
  kind: "one" | "many";
  onChange: (chosen: string[]) => void;
}

/** Values to choose from, each with how many there are of it. A single choice is taken back by choosing "Any". */
export function ChoiceList({ legend, choices, chosen, kind, onChange }: ChoiceListProps) {
  const name = useId();
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-[0.9375rem]">{legend}</legend>
      {kind === "one" && <Radio name={name} label="Any" checked={chosen.length === 0} onChoose={() => onChange([])} />}
      {choices.map(({ value, name: label, count }) =>
        kind === "many" ? (
          <Checkbox
            key={value}
            label={<Counted label={label} count={count} />}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(value))}
          />
        ) : (
          <Radio
            key={value}
            name={name}
            label={label}
            count={count}
            checked={chosen.includes(value)}
            onChoose={() => onChange([value])}
          />
        ),
      )}
    </fieldset>
  );
}

interface RadioProps {
  name: string;
  label: string;
  count?: number | undefined;
  checked: boolean;
  onChoose: () => void;
}

function Radio({ name, label, count, checked, onChoose }: RadioProps) {
  return (
    <label className="flex cursor-pointer items-center gap-3 py-1.5 text-[0.9375rem]">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className={classNames(
          "size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface transition-[border-width]",
          "checked:border-[0.4rem] checked:border-accent",
        )}
      />
      <span>
        <Counted label={label} count={count} />
      </span>
    </label>
  );
}

function Counted({ label, count }: { label: string; count: number | undefined }) {
  return (
    <span className="wrap-anywhere">
      {label}{" "}
      {count !== undefined && <span className="text-muted text-sm tabular-nums">{count.toLocaleString("en")}</span>}
    </span>
  );
}
