import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { TSchema } from 'typebox';
import type { AnyFields, Fields } from '../fields.ts';
import type { BlockExample, Migration } from '../kind.ts';

/** Members of an item, by path, that search engines show of its page. */
export type SearchTexts = Readonly<{ title: string; description: string }>;

/** What all kinds of items say, whatever their properties. */
type Common = Readonly<{
  kind: ContentKind;
  /** Version of the stored properties. */
  version: number;
  schema: TSchema;
  /** The first migrates from version 1 to 2, and so on. */
  migrations: readonly Migration[];
  label: MessageKey;
  /** Layouts that an author can choose from, with their labels; the first is the usual one. */
  layouts?: Readonly<Record<string, MessageKey>>;
  /** Members that it does not show, by path: stored items may have them, and the studio offers no field for them. */
  unshown?: readonly string[];
  /** Whether it has sections of blocks; `one` for a single block. */
  sections: 'many' | 'one' | 'none';
  /** Of one that has a page of its own. */
  searchTexts?: SearchTexts;
  /** Types of blocks that are allowed in it; absent: all. */
  blockTypes?: readonly string[];
  /** Blocks with which a new one under a key begins. */
  firstBlocks?: (key: string) => readonly Readonly<{ type: string; props: Readonly<Record<string, unknown>> }>[];
}>;

/** A kind of item: the stored schema of its properties, migrations of older versions, fields in the studio, and examples. */
export type ItemKind<P> = Common &
  Readonly<{ fields: Fields<P>; examples: readonly [BlockExample<P>, ...BlockExample<P>[]] }>;

/** A kind of item with unknown properties. */
export type AnyItemKind = Common & Readonly<{ fields: AnyFields; examples: readonly BlockExample<object>[] }>;
