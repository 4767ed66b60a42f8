import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { isObject, pathTo } from '@eyelet/domain/content/places.ts';

/** Words of a document in its source language, and the path at which another audience may say them otherwise. */
export type Words = Readonly<{ path: string; text: string }>;

/** Members that people read, in the properties of blocks and items. */
export const wordMembers: ReadonlySet<string> = new Set([
  ...['title', 'titleHtml', 'subtitle', 'subtitleHtml', 'eyebrow', 'eyebrowText', 'overline', 'heading', 'lead'],
  ...['text', 'richText', 'paragraphs', 'points', 'label', 'alt', 'captionText', 'description', 'disclaimer'],
  ...['seoTitle', 'seoDescription', 'minimizedTitle', 'maximizedTitle', 'visualSelectorsTitle', 'submitCtaLabel'],
  ...['confirmationTitle', 'confirmationSubtitle', 'question', 'answer', 'badge'],
]);

/** All words of a document, in the order in which it is stored. Links and names of things are none, nor are empty texts. */
export function wordsOf({ props, sections }: Pick<ContentDocument, 'props' | 'sections'>): readonly Words[] {
  const found: Words[] = [];
  const walk = (value: unknown, path: string, isWord: boolean): void => {
    if (typeof value === 'string') {
      if (isWord && value.trim() !== '') found.push({ path, text: value });
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, pathTo(path, index), isWord);
    } else if (isObject(value)) {
      for (const [name, member] of Object.entries(value)) walk(member, pathTo(path, name), wordMembers.has(name));
    }
  };
  walk(props, 'props', false);
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (!('ref' in block)) walk(block.props, `blocks.${block.id}`, false);
  }
  return found;
}
