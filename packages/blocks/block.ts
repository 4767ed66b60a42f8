import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { ShownCard } from '@eyelet/ui/products/shown-card.ts';
import type { ComponentType } from 'react';
import type { TSchema } from 'typebox';

/** Turns the properties of one version into those of the next. */
export type Migration = (props: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** What is stored of a kind of block: the server checks by it, and no view is needed to read it. */
export type BlockShape = Readonly<{
  type: string;
  version: number;
  schema: TSchema;
  /** The first leads from version 1 to 2, and so on. */
  migrations: readonly Migration[];
}>;

/** Where a collection gets its products from. */
export type CardsQuery = Readonly<{
  ids?: string[];
  categoryId?: string;
  sort?: 'recommended' | 'newest';
  count?: number;
}>;

export type BlockViewProps<P> = Readonly<{
  props: P;
  /** Products that the block asked for; empty for blocks that ask for none. */
  cards: readonly ShownCard[];
  /** Path of the market, `/en-us`, that links of the content are put under. */
  base: string;
  /** The first block of a page loads its picture at once and holds the page's heading. */
  first: boolean;
}>;

/** A block as a page shows it. */
export type BlockDefinition<P = never> = Readonly<{
  shape: BlockShape;
  View: ComponentType<BlockViewProps<P>>;
  cardsQuery?: (props: P) => CardsQuery;
}>;

export type StoredBlock = ContentBlock;
