import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { contentKindSchema } from './kinds.ts';
import { shownSectionSchema } from './page.ts';

/**
 * An item as a market reads it; its kind says what `props` are. They are without pictures that the shop does not have, and
 * without what cannot be without its picture, such as an entry that is chosen by it.
 */
export const componentSchema = Type.Object({
  id: Type.String(),
  kind: contentKindSchema,
  key: Type.String(),
  version: Type.Integer(),
  layout: nullable(Type.String()),
  props: Type.Record(Type.String(), Type.Unknown()),
  sections: Type.Array(shownSectionSchema),
});

export type Component = Static<typeof componentSchema>;
