/** The words of an index: each stem with the first spelling that was seen of it. */
export type Dictionary = Readonly<{
  add: (stem: string, spelling: string) => void;
  spelling: (stem: string) => string;
  /** Whether a word begins like this. */
  hasBeginning: (beginning: string) => boolean;
}>;

export function createDictionary(): Dictionary {
  const spellings = new Map<string, string>();
  let sorted: string[] = [];

  return {
    add(stem, spelling) {
      if (!spellings.has(stem)) spellings.set(stem, spelling);
    },
    spelling: (stem) => spellings.get(stem) ?? stem,
    hasBeginning(beginning) {
      if (sorted.length !== spellings.size) sorted = [...spellings.keys()].sort();
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? '') < beginning) low = middle + 1;
        else high = middle;
      }
      return sorted[low]?.startsWith(beginning) ?? false;
    },
  };
}
