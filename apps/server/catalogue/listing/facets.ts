import type { Facet, FacetId, FacetValue } from '@eyelet/contracts/catalogue/facet.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { compareSizes, type SizeLabels } from '../memory/size-labels.ts';
import { inMarket, type View } from '../view.ts';
import type { Selection } from './select.ts';
import { type Filters, offeredSpans, parseSpan } from './selection.ts';

/** Hex colour that stands for a family in the colour facet. */
const familySwatches: Readonly<Record<string, string>> = {
  black: '#1d1f20',
  white: '#f7f7f4',
  grey: '#8a8f91',
  beige: '#d8c8a8',
  brown: '#6e4a2f',
  red: '#b3322a',
  orange: '#d97a2b',
  yellow: '#dfb72f',
  green: '#3f6b4f',
  blue: '#2d5b8c',
  purple: '#6a4a86',
  pink: '#d99aa5',
};

/** The facets of a selection with their counts; a selected value stays, even with a count of zero. */
export function facetsOf(selection: Selection, filters: Filters, within: string | null, view: View): Facet[] {
  const { words, placesById } = view.memory;
  const { labels } = view;
  const value = (
    facet: FacetId,
    word: string,
    label: string,
    count: number,
    swatch: string | null = null,
  ): FacetValue[] => {
    const selected = filters[facet]?.includes(word) ?? false;
    return count > 0 || selected ? [{ value: word, label, count, selected, swatch }] : [];
  };
  const facet = (id: FacetId, values: FacetValue[], system: string | null = null): Facet[] =>
    values.length > 1 || values.some(({ selected }) => selected)
      ? [{ id, system, label: labels.sizeSystems[system ?? '']?.facet ?? labels.facets[id], values }]
      : [];
  const counted = (vocabulary: { size: () => number; wordOf: (n: number) => string }, id: FacetId) =>
    Array.from({ length: vocabulary.size() }, (_, number) => ({
      word: vocabulary.wordOf(number),
      count: selection.count(id, number),
    }));
  return [
    ...facet(
      'category',
      childCategories(within, view).flatMap(({ id, name, number }) =>
        value('category', id, name, selection.count('category', number)),
      ),
    ),
    ...facet(
      'gender',
      counted(words.gender, 'gender').flatMap(({ word, count }) =>
        value('gender', word, labels.genders[word as keyof typeof labels.genders] ?? word, count),
      ),
    ),
    ...sizesBySystem(view).flatMap(({ system, sizes }) =>
      facet(
        'size',
        sizes.flatMap(({ word, text, number }) => value('size', word, text, selection.count('size', number))),
        system,
      ),
    ),
    ...facet(
      'colour',
      counted(words.family, 'colour')
        .flatMap(({ word, count }) =>
          value(
            'colour',
            word,
            labels.colours[word as keyof typeof labels.colours] ?? word,
            count,
            familySwatches[word] ?? null,
          ),
        )
        .sort((one, other) => other.count - one.count),
    ),
    ...facet(
      'activity',
      counted(words.activity, 'activity')
        .flatMap(({ word, count }) =>
          value('activity', word, labels.activities[word] ?? word.replaceAll('-', ' '), count),
        )
        .sort((one, other) => other.count - one.count),
    ),
    ...facet('price', [
      ...offeredSpans.flatMap((span, number) =>
        value('price', span, spanLabel(span, view), selection.count('price', number)),
      ),
      ...(filters.price ?? [])
        .filter((span) => parseSpan(span) && !offeredSpans.includes(span))
        .flatMap((span) => value('price', span, spanLabel(span, view), 0)),
    ]),
    ...facet('availability', [
      ...value('availability', 'in-stock', labels.availability['in-stock'], selection.count('availability', 0)),
      ...(filters.availability ?? []).flatMap((id) => {
        const place = placesById.get(id);
        return place ? value('availability', id, place.name, selection.count('availability', 0)) : [];
      }),
    ]),
  ];
}

type SizesOfSystem = Readonly<{
  system: string | null;
  sizes: readonly Readonly<{ number: number; word: string; text: string }>[];
}>;

const keptSizes = new WeakMap<SizeLabels, readonly SizesOfSystem[]>();

/** The sizes of a market by size system, each from small to large; cached until the labels change. */
function sizesBySystem({ memory, market, labels }: View): readonly SizesOfSystem[] {
  const written = memory.sizeLabels(market.locale);
  const known = keptSizes.get(written) ?? groupSizes(written, Object.keys(labels.sizeSystems));
  keptSizes.set(written, known);
  return known;
}

function groupSizes(known: SizeLabels, named: readonly string[]): SizesOfSystem[] {
  const sizes = Array.from({ length: known.labels.size() }, (_, number) => ({
    number,
    word: known.labels.wordOf(number),
    ...known.written(number),
  }));
  const place = (system: string | null) =>
    system !== null && named.includes(system) ? named.indexOf(system) : named.length;
  return [...Map.groupBy(sizes, ({ system }) => system)]
    .map(([system, members]) => ({
      system,
      sizes: members.sort((one, other) => compareSizes(one.text, other.text)),
    }))
    .sort((one, other) => place(one.system) - place(other.system));
}

function childCategories(within: string | null, { memory, market }: View) {
  const tree = memory.tree();
  const ids = within === null ? tree.rootIds : (tree.byId.get(within)?.childIds ?? []);
  return ids.flatMap((id) => {
    const entry = tree.byId.get(id);
    const text = entry && inMarket(entry.texts, market);
    return entry && text && entry.rule === null ? { id, name: text.name, number: entry.number } : [];
  });
}

function spanLabel(text: string, { market, labels }: View): string {
  const [from = '', until = ''] = text.split('-');
  const amount = (major: string) =>
    formatAmount(Number(major), market.currency, market.tag).replace(/[.,]00(?=\D*$)/, '');
  if (until === '') return labels.priceFrom.replace('{amount}', amount(from));
  if (Number(from) === 0) return labels.priceUpTo.replace('{amount}', amount(until));
  return `${amount(from)} – ${amount(until)}`;
}
