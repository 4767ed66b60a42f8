/** Gives words small whole numbers, so that counting by word is counting in an array. Numbers are never reused. */
export type Vocabulary = Readonly<{
  numberOf: (word: string) => number;
  /** Undefined for a word that has no number yet. */
  known: (word: string) => number | undefined;
  wordOf: (number: number) => string;
  size: () => number;
}>;

export function createVocabulary(initial: readonly string[] = []): Vocabulary {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, words.length);
    words.push(word);
    return words.length - 1;
  };
  initial.forEach(numberOf);
  return {
    numberOf,
    known: (word) => numbers.get(word),
    wordOf: (number) => words[number] ?? '',
    size: () => words.length,
  };
}

export type Vocabularies = Readonly<
  Record<'gender' | 'activity' | 'category' | 'family' | 'size' | 'priceList', Vocabulary>
>;

/** One vocabulary per thing that is counted or looked up by number. */
export function createVocabularies(): Vocabularies {
  return {
    gender: createVocabulary(['women', 'men', 'unisex', 'kids']),
    activity: createVocabulary(),
    category: createVocabulary(),
    family: createVocabulary(),
    size: createVocabulary(),
    priceList: createVocabulary(),
  };
}
