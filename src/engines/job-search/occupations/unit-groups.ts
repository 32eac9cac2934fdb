/** Of the preferred label beside others. */
const weightOfPreferred = 3;

interface LabelledOccupation {
  occupation: number;
  /** ISCO-08; empty where the publisher names none. */
  group: string;
  /** As terms, the preferred one first. */
  labels: readonly string[];
}

/** Which ISCO-08 unit group an occupation is of. One that its publisher puts in none is of the group with which it shares most labels. */
export function readUnitGroups(all: readonly LabelledOccupation[]) {
  const groups = new Map<number, string>();
  const groupsOfLabel = new Map<string, string[]>();
  const isUnit = (group: string) => group.length === 4;

  function put(occupation: number, group: string): void {
    if (!groups.has(occupation)) groups.set(occupation, group);
  }

  for (const { occupation, group, labels } of all) {
    if (!isUnit(group)) continue;
    put(occupation, group);
    for (const label of labels) groupsOfLabel.set(label, [...(groupsOfLabel.get(label) ?? []), group]);
  }
  for (const { occupation, group, labels } of all) {
    if (isUnit(group)) continue;
    const votes = new Map<string, number>();
    labels.forEach((label, at) => {
      const weight = at === 0 ? weightOfPreferred : 1;
      for (const shared of groupsOfLabel.get(label) ?? []) votes.set(shared, (votes.get(shared) ?? 0) + weight);
    });
    const [most] = [...votes].sort(([, a], [, b]) => b - a);
    if (most) put(occupation, most[0]);
  }

  return (occupation: number): string => groups.get(occupation) ?? "";
}
