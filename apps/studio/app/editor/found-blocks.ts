import { type BlockGroup, blockGroups, type SketchPart } from '@eyelet/blocks/chooser.ts';
import { blockKinds } from '@eyelet/blocks/kinds.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { partPrefix, referenceType } from './data.ts';

/** A kind of block as the chooser offers it. */
export type OfferedBlock = Readonly<{ type: string; name: string; sketch: readonly SketchPart[] }>;

export type OfferedGroup = Readonly<{ id: BlockGroup | 'shared'; title: string; blocks: readonly OfferedBlock[] }>;

export type Wanted = Readonly<{
  types: readonly string[];
  /** Whether a reference to a shared block is allowed. */
  hasReferences: boolean;
  words: string;
}>;

/** The kinds of blocks that are allowed in a place, by purpose: those with all words in their name, synonyms or purpose. */
export function foundBlocks(t: Translate, { types, hasReferences, words }: Wanted): readonly OfferedGroup[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  const fits = (...texts: readonly string[]) => {
    const text = plain(texts.join(' '));
    return wanted.every((word) => text.includes(word));
  };
  const groups = Object.entries(blockGroups).map(([id, label]): OfferedGroup => {
    const title = t(label);
    const blocks = blockKinds
      .filter(({ group }) => group === id)
      .flatMap(({ type, label: name, holds, synonyms, sketch }) => {
        const own = { type, name: t(name), sketch };
        const part = holds?.parts && { type: partPrefix + type, name: t(holds.parts.label), sketch };
        return [part, own]
          .filter((one) => one !== undefined)
          .filter((one) => types.includes(one.type) && fits(one.name, t(synonyms), title));
      });
    return { id: id as BlockGroup, title, blocks };
  });
  const shared = t('studio.editor.reference');
  const title = t('studio.editor.sharedBlocks');
  const references =
    hasReferences && fits(shared, title) ? [{ type: referenceType, name: shared, sketch: ['shared'] as const }] : [];
  return [...groups, { id: 'shared' as const, title, blocks: references }].filter(({ blocks }) => blocks.length > 0);
}

/** Words without capitals, accents, apostrophes and hyphens, as people type them. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}'’\-\u2010\u2011]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßœæ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[\s,]+/g, ' ')
    .trim();

const letters: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };
