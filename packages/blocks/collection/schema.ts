import { type Static, Type } from 'typebox';
import type { BlockShape } from '../block.ts';
import { linkShape } from '../link-shape.ts';

const schema = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 80 }),
  /** Products by id, or the first of a category. */
  ids: Type.Optional(Type.Array(Type.String(), { maxItems: 12 })),
  categoryId: Type.Optional(Type.String()),
  sort: Type.Optional(Type.Union([Type.Literal('recommended'), Type.Literal('newest')])),
  count: Type.Optional(Type.Integer({ minimum: 2, maximum: 12 })),
  link: Type.Optional(linkShape),
});

export type Collection = Static<typeof schema>;

export const collectionShape: BlockShape = { type: 'collection', version: 1, schema, migrations: [] };
