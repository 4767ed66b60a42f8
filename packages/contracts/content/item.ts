import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { documentSchema } from './document.ts';
import { contentKeySchema } from './key.ts';
import { contentKindSchema } from './kinds.ts';

export const itemIdSchema = Type.String({ format: 'uuid' });
export const itemNameSchema = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });

const instant = Type.String({ format: 'date-time' });
const number = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const;

/** When a version is shown. */
export const publicationSchema = Type.Object({
  publicationId: Type.Integer(),
  version: number,
  startsAt: instant,
  endsAt: nullable(instant),
  madeBy: Type.String({ description: 'Name of the person; empty for an import.' }),
});

/** An item as authors see it. */
export const contentItemSchema = Type.Object({
  itemId: itemIdSchema,
  kind: contentKindSchema,
  key: contentKeySchema,
  name: Type.String(),
  state: oneOf(contentStates),
  latest: Type.Integer({ description: 'Number of the newest version; the one that a change has been made to.' }),
  published: nullable(Type.Integer({ description: 'Number of the version that is shown now.' })),
  referrers: Type.Integer({ description: 'How many items show it, in their newest versions or in those shown.' }),
  updatedAt: instant,
  updatedBy: Type.String({ description: 'Author of the newest version; empty for an import.' }),
});

/** A version without its document. */
export const contentVersionSchema = Type.Object({
  number,
  author: Type.String({ description: 'Empty for an import.' }),
  at: instant,
  note: nullable(Type.String()),
  autosaved: Type.Boolean({ description: 'Whether the next version of the same author takes its place.' }),
});

/** An item with the document of a version, and its current and scheduled publications. */
export const openedItemSchema = Type.Object({
  item: contentItemSchema,
  version: contentVersionSchema,
  document: documentSchema,
  publications: Type.Array(publicationSchema),
});

export const itemParams = Type.Object({ itemId: itemIdSchema });
export const versionNumberSchema = number;
export const noteSchema = Type.Optional(Type.String({ minLength: 1, maxLength: 400 }));

export type ContentItem = Static<typeof contentItemSchema>;
export type ContentVersion = Static<typeof contentVersionSchema>;
export type OpenedItem = Static<typeof openedItemSchema>;
