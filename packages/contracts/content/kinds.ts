import { oneOf } from '../kernel/nullable.ts';

/** The kinds of content. Each has a folder in packages/blocks/items. */
export const contentKinds = [
  'page',
  'section',
  'block',
  'menu',
  'popup',
  'article',
  'dialog',
  'benefit-bar',
  'footer',
  'event',
] as const;

export type ContentKind = (typeof contentKinds)[number];

export const contentKindSchema = oneOf(contentKinds, 'Kind of the content.');
