const maxOwners = 1_000;

/** What waits for its turn. The owner whose last turn is longest ago is next: one who asks for ten things delays no other's first. */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, Item[]>();
  /** The number of each owner's last turn, the oldest first. */
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;

  get size(): number {
    return [...this.#waiting.values()].reduce((sum, items) => sum + items.length, 0);
  }

  push(owner: string, item: Item): void {
    this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), item]);
  }

  /** Gives an item back that came to nothing: its turn does not count. */
  giveBack(owner: string, item: Item): void {
    this.#waiting.set(owner, [item, ...(this.#waiting.get(owner) ?? [])]);
    this.#lastTurns.delete(owner);
  }

  shift(): Item | undefined {
    const turnOf = (owner: string) => this.#lastTurns.get(owner) ?? 0;
    const [owner] = [...this.#waiting.keys()].sort((a, b) => turnOf(a) - turnOf(b));
    if (owner === undefined) return undefined;
    const [item, ...rest] = this.#waiting.get(owner) ?? [];
    if (rest.length > 0) this.#waiting.set(owner, rest);
    else this.#waiting.delete(owner);
    this.#countTurn(owner);
    return item;
  }

  #countTurn(owner: string): void {
    this.#turns += 1;
    this.#lastTurns.delete(owner);
    this.#lastTurns.set(owner, this.#turns);
    const [oldest] = this.#lastTurns.keys();
    if (oldest !== undefined && this.#lastTurns.size > maxOwners) this.#lastTurns.delete(oldest);
  }
}
