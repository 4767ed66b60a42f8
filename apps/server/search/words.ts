import type { Language } from '@eyelet/domain/markets/market.ts';

const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['a', 'an', 'and', 'the', 'for', 'with', 'in', 'of', 'to', 'on']),
  fr: new Set(['un', 'une', 'et', 'le', 'la', 'les', 'pour', 'avec', 'en', 'de', 'des', 'du', 'au', 'aux', 'sur']),
  de: new Set([
    'ein',
    'eine',
    'einen',
    'und',
    'der',
    'die',
    'das',
    'fur',
    'mit',
    'in',
    'aus',
    'von',
    'zum',
    'zur',
    'im',
  ]),
  it: new Set(['un', 'una', 'uno', 'e', 'il', 'lo', 'la', 'gli', 'le', 'per', 'con', 'in', 'di', 'da', 'del', 'della']),
};

/** Lower case without accents, so that "Größe", "Grosse" and "GRÖSSE" are one word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The words of a text without stop words, folded. */
export function wordsOf(text: string, language: Language): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !stopWords[language].has(word));
}

/** A word without its ending for number and gender, so that "chaussures" finds "chaussure". Short words stay. */
export function stem(word: string, language: Language): string {
  if (word.length < 5 || /\d/.test(word)) return language === 'en' ? word.replace(/(?<=\w{3})s$/, '') : word;
  switch (language) {
    case 'en':
      return word.endsWith('ss') ? word : word.replace(/(?:(?<=(?:ch|sh|x|ss))es|s)$/, '');
    case 'fr':
      return word.replace(/[sx]$/, '').replace(/e$/, '');
    case 'de':
      return word.replace(/(?:en|er|e|n)$/, '');
    case 'it':
      return word.replace(/[aeio]$/, '');
  }
}

/** Last parts of German compounds that shoppers search for alone: "Deckschuh" is found by "Schuh". */
const germanHeads = [
  'schuh',
  'schuhe',
  'stiefel',
  'stiefelette',
  'jacke',
  'hose',
  'hemd',
  'tasche',
  'rucksack',
  'mutze',
  'kappe',
  'socken',
  'pullover',
  'sandale',
  'sandalen',
  'karte',
  'shirt',
].map((head) => ({ head, stemmed: stem(head, 'de') }));

/** The index forms of a word of a product: its stem and, in German, the stem of its last part. */
export function indexedForms(word: string, language: Language): string[] {
  const stemmed = stem(word, language);
  if (language !== 'de') return [stemmed];
  const heads = germanHeads.filter(({ head }) => word.length > head.length + 1 && word.endsWith(head));
  return [stemmed, ...heads.map((one) => one.stemmed)];
}
