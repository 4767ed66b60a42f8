import { type Static, Type } from 'typebox';
import { alternateSchema, seoSchema } from '../catalogue/label.ts';
import { nullable } from '../kernel/nullable.ts';

/** A content block as stored: its type and version determine the shape of `props`. */
export const blockSchema = Type.Object({
  type: Type.String({ minLength: 1, maxLength: 60 }),
  version: Type.Integer({ minimum: 1 }),
  props: Type.Record(Type.String(), Type.Unknown()),
});

export type ContentBlock = Static<typeof blockSchema>;

/** Name of a block in its document; the same in every language. */
export const blockIdSchema = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$' });

/**
 * A block as a page shows it. A block of a referenced item has the id of the reference before its own. A picture that the shop
 * does not have is left out; a preview has its name, followed by `.missing`.
 */
export const shownBlockSchema = Type.Object({ id: Type.String(), ...blockSchema.properties });

/** Blocks under a name, in the order in which they are shown (B9.31). */
export const shownSectionSchema = Type.Object({ name: Type.String(), blocks: Type.Array(shownBlockSchema) });

export type PlacedBlock = Static<typeof shownBlockSchema>;
export type ContentSection = Static<typeof shownSectionSchema>;

/** The period in which a page of a market was the same; without an end it is the current one. */
const periodSchema = Type.Object({
  version: Type.Integer(),
  from: Type.String({ format: 'date-time' }),
  until: nullable(Type.String({ format: 'date-time' })),
});

export type VersionPeriod = Static<typeof periodSchema>;

export const pageSchema = Type.Object({
  slug: Type.String(),
  version: Type.Integer({ description: 'Grows with every published change of the page.' }),
  layout: nullable(Type.String()),
  title: Type.String(),
  description: Type.String(),
  sections: Type.Array(shownSectionSchema),
  versions: Type.Array(periodSchema, {
    description:
      'Of a dated page, such as terms: which versions were in force and when, the newest first. Otherwise none. A version is there more than once where something that the page shows has changed meanwhile.',
  }),
  /** The number of the version; null for a page that is not dated. */
  inForce: nullable(periodSchema),
  seo: seoSchema,
  alternates: Type.Array(alternateSchema),
});

export type Page = Static<typeof pageSchema>;
