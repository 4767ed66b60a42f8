import type { MessageKey } from '@eyelet/messages/keys.ts';

/** What blocks are for, in the order in which the editor offers them. */
export const blockGroups = {
  scenes: 'blocks.group.scenes',
  products: 'blocks.group.products',
  stories: 'blocks.group.stories',
  navigation: 'blocks.group.navigation',
  films: 'blocks.group.films',
  forms: 'blocks.group.forms',
  audiences: 'blocks.group.audiences',
  layout: 'blocks.group.layout',
} as const satisfies Readonly<Record<string, MessageKey>>;

export type BlockGroup = keyof typeof blockGroups;

/** What the parts of a small picture stand in or on. */
export type Frame = 'card' | 'window' | 'scene' | 'shade';

/** What the small picture of a block is made of, from top to bottom; its frame comes first. */
export type SketchPart = Frame | DrawnPart;

export type DrawnPart =
  | 'picture'
  | 'film'
  | 'strip'
  | 'overline'
  | 'title'
  | 'line'
  | 'text'
  | 'large-words'
  | 'buttons'
  | 'links'
  | 'list'
  | 'columns'
  | 'rows'
  | 'icons'
  | 'products'
  | 'grid'
  | 'articles'
  | 'posts'
  | 'wall'
  | 'field'
  | 'calendar'
  | 'space'
  | 'anchor'
  | 'sheets'
  | 'people'
  | 'variants'
  | 'shared';

/** How the editor offers a kind of block. */
export type Offered = Readonly<{
  group: BlockGroup;
  /** Other words by which authors look for it, with commas between them. */
  synonyms: MessageKey;
  sketch: readonly [SketchPart, ...SketchPart[]];
}>;
