import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { linkShape } from '../link-shape.ts';
import { strictObject } from '../strict-object.ts';

export const collectionSchema = strictObject({
  title: Type.String({ minLength: 1, maxLength: 80 }),
  /** Products by id, or the first of a category. */
  ids: Type.Optional(Type.Array(Type.String(), { maxItems: 12 })),
  categoryId: Type.Optional(Type.String()),
  sort: Type.Optional(oneOf(['recommended', 'newest'])),
  count: Type.Optional(Type.Integer({ minimum: 2, maximum: 12 })),
  link: Type.Optional(linkShape),
});

export type Collection = Static<typeof collectionSchema>;
