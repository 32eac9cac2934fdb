const sharedLetters = 3;
const minLength = 4;
/** Of the trigrams of both, as Dice's coefficient. */
const leastShared = 0.5;
/** What a relative counts of the word itself, per cent, when it shares all its trigrams. */
const mostWeight = 70;
const maxKnown = 20_000;

/** Words of one family: "hairdresser" and "hairdressing" begin alike and share half of their trigrams. */
export function createWordFamilies() {
  const byBeginning = new Map<string, Set<string>>();
  const trigramsOf = new Map<string, Set<string>>();

  function trigrams(word: string): Set<string> {
    const known = trigramsOf.get(word);
    if (known) return known;
    if (trigramsOf.size >= maxKnown) trigramsOf.clear();
    const made = new Set(Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3)));
    trigramsOf.set(word, made);
    return made;
  }

  return {
    add(word: string): void {
      if (word.length < minLength) return;
      const beginning = word.slice(0, sharedLetters);
      const family = byBeginning.get(beginning);
      if (family) family.add(word);
      else byBeginning.set(beginning, new Set([word]));
    },

    /** The other words of its family, each with what it counts in per cent of the word itself: 35 to 70. */
    relatives(word: string): { word: string; weight: number }[] {
      if (word.length < minLength) return [];
      const own = trigrams(word);
      const found: { word: string; weight: number }[] = [];
      for (const other of byBeginning.get(word.slice(0, sharedLetters)) ?? []) {
        if (other === word || other.length > word.length * 3) continue;
        const theirs = trigrams(other);
        let shared = 0;
        for (const trigram of theirs) if (own.has(trigram)) shared++;
        const likeness = (2 * shared) / (own.size + theirs.size);
        if (likeness >= leastShared) found.push({ word: other, weight: Math.round(mostWeight * likeness) });
      }
      return found;
    },
  };
}
