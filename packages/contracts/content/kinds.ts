import { oneOf } from '../kernel/nullable.ts';

/** What a shop has content of. Each kind has a folder in packages/blocks/items. */
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
