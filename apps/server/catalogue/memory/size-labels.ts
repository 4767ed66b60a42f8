import type { SizeScale } from './entry.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

const separator = '\u0000';

/** Name of one size of one scale in the size vocabulary: a 42 of shoes is not a 42 of trousers. */
export function sizeName(scaleId: string, code: string): string {
  return scaleId + separator + code;
}

/** A size as a market writes it, in one size system; null where a scale has none. */
export type WrittenSize = Readonly<{ text: string; system: string | null }>;

/**
 * How a market writes sizes. Sizes of different scales with the same label in one system are one value for shoppers: a
 * men's and a women's shoe with different codes can both be a European 42, but a women's American 9 is not a men's 9.
 */
export type SizeLabels = Readonly<{
  /** The values that filters accept. */
  labels: Vocabulary;
  /** Label number of a size number. */
  labelOf: (size: number) => number;
  /** Size numbers that have a label. */
  sizesOf: (label: number) => readonly number[];
  /** The label of a label number. */
  written: (label: number) => WrittenSize;
}>;

/** Makes the labels of a locale for all sizes known by now. */
export function sizeLabelsFor(locale: string, sizes: Vocabulary, scales: ReadonlyMap<string, SizeScale>): SizeLabels {
  const labels = createVocabulary();
  const written: WrittenSize[] = [];
  const sizesOf: number[][] = [];
  const numbers = Int32Array.from({ length: sizes.size() }, (_, number) => {
    const [scaleId = '', code = ''] = sizes.wordOf(number).split(separator);
    const size = scales.get(scaleId)?.byCode.get(code);
    const text = size?.labels[locale] ?? size?.label ?? code;
    const system = size?.systems?.[locale] ?? null;
    const label = labels.numberOf(system === null ? text : `${system}-${text}`);
    written[label] = { text, system };
    sizesOf[label] = [...(sizesOf[label] ?? []), number];
    return label;
  });
  return {
    labels,
    labelOf: (size) => numbers[size] ?? -1,
    sizesOf: (label) => sizesOf[label] ?? [],
    written: (label) => written[label] ?? { text: labels.wordOf(label), system: null },
  };
}

/** The labels of each locale; made again once there are more sizes. */
export function createSizeLabels(
  sizes: Vocabulary,
  scales: ReadonlyMap<string, SizeScale>,
): (locale: string) => SizeLabels {
  const byLocale = new Map<string, SizeLabels & { known: number }>();
  return (locale) => {
    const made = byLocale.get(locale);
    if (made && made.known === sizes.size()) return made;
    const labels = { ...sizeLabelsFor(locale, sizes, scales), known: sizes.size() };
    byLocale.set(locale, labels);
    return labels;
  };
}

/** Numbers before words, numbers by value, words in the order in which their scales have them. */
export function compareSizes(one: string, other: string): number {
  const first = sizeValue(one);
  const second = sizeValue(other);
  if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
  return first - second;
}

function sizeValue(label: string): number | undefined {
  const match = /^(\d+)(½|[.,]5)?$/.exec(label);
  return match ? Number(match[1]) + (match[2] ? 0.5 : 0) : undefined;
}
