import { type Static, Type } from 'typebox';
import { alternateSchema, seoSchema } from '../catalogue/label.ts';

/** A content block as stored: its type and version determine the shape of `props`. */
export const blockSchema = Type.Object({
  type: Type.String({ minLength: 1, maxLength: 60 }),
  version: Type.Integer({ minimum: 1 }),
  props: Type.Record(Type.String(), Type.Unknown()),
});

export type ContentBlock = Static<typeof blockSchema>;

/** What an author writes: a page in one language. */
export const pageDocumentSchema = Type.Object({
  title: Type.String(),
  description: Type.String(),
  blocks: Type.Array(blockSchema),
  seo: seoSchema,
});

export type PageDocument = Static<typeof pageDocumentSchema>;

export const pageSchema = Type.Object({
  slug: Type.String(),
  version: Type.Integer({ description: 'Grows with every change of the page.' }),
  title: Type.String(),
  description: Type.String(),
  blocks: Type.Array(blockSchema),
  seo: seoSchema,
  alternates: Type.Array(alternateSchema),
});

export type Page = Static<typeof pageSchema>;
