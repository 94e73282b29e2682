/** One thing of a list: its id, and its name folded for search (D3), which has no line ends. */
export interface Listed {
  id: number;
  nameKey: string;
}

/** Things in an order that does not change, and a search inside their names. */
export class OrderedList<T extends Listed> {
  private searched: { text: string; ends: Int32Array } | undefined;

  constructor(readonly entries: readonly T[]) {}

  /** The ids of `take` things after `skip` of those whose names have every word in them, and how many these are. */
  find(words: readonly string[], skip: number, take: number): { ids: number[]; total: number } {
    const found = words.length === 0 ? this.entries : [...this.holding(words)];
    return { ids: found.slice(skip, skip + take).map(({ id }) => id), total: found.length };
  }

  /** One text of all names is searched ten times faster than each of them by itself. */
  private *holding(words: readonly string[]): Generator<T> {
    const [longest = '', ...others] = [...words].sort((a, b) => b.length - a.length);
    const { text, ends } = (this.searched ??= this.textOfAll());
    for (let at = text.indexOf(longest), index = 0; at >= 0; at = text.indexOf(longest, ends[index]), index += 1) {
      while ((ends[index] ?? Infinity) <= at) index += 1;
      const entry = this.entries[index] as T;
      if (others.every((word) => entry.nameKey.includes(word))) yield entry;
    }
  }

  private textOfAll(): { text: string; ends: Int32Array } {
    const ends = new Int32Array(this.entries.length);
    let end = 0;
    for (const [index, { nameKey }] of this.entries.entries()) ends[index] = end += nameKey.length + 1;
    return { text: this.entries.map(({ nameKey }) => `${nameKey}\n`).join(''), ends };
  }
}
