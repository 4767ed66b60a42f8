import { areAttributes, haveAttributes } from './attribute-words.ts';
import type { Rule } from './condition.ts';
import type { Wants } from './wants.ts';

/** Goods that are of one of the words of each kind for which there are some. */
export const attributes: Rule<NonNullable<Wants['attributes']>> = {
  problem: (wanted) => (areAttributes(wanted) ? undefined : 'attributes'),
  counts: (wanted, { attributes: own }) => haveAttributes(own, wanted),
  uncounted: () => 'other-goods',
};
