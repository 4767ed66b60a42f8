import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** What the places and the values of a document are called by. */
export type Naming = Readonly<{
  t: Translate;
  /** BCP 47, for dates and numbers. */
  tag: string;
  kind: ContentKind;
  /** Whether the sections of places are named. */
  hasSections?: boolean;
  /** What a target is called, named as by `targetKey`; undefined where that is not known. */
  nameOf?: ((target: string) => string | undefined) | undefined;
}>;

export type TargetSort = 'item' | 'category' | 'product' | 'event';

/** The name of what values refer to by an id. What links lead to is named by its path. */
export const targetKey = (sort: TargetSort, id: string) => `${sort}:${id}`;
