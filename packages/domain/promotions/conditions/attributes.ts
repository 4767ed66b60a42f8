import type { Rule } from './condition.ts';
import type { Wants } from './wants.ts';

type Wanted = NonNullable<Wants['attributes']>;

const kinds = ['gender', 'activity', 'colour'] as const;

/** Goods that are of one of the words of each kind for which there are some. */
export const attributes: Rule<Wanted> = {
  problem: (wanted) => {
    const words = kinds.flatMap((kind) => (wanted[kind] ? [wanted[kind]] : []));
    return words.length > 0 && words.every((some) => some.length > 0) ? undefined : 'attributes';
  },
  counts: (wanted, { attributes: own }) =>
    kinds.every((kind) => !wanted[kind] || wanted[kind].some((word) => own[kind].includes(word))),
  uncounted: () => 'other-goods',
};
