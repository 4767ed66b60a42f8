import { type Static, Type } from 'typebox';
import { blockIdSchema, blockSchema } from './page.ts';

const strict = { additionalProperties: false } as const;

/** Locales in path form, `en-us`; absent: all. */
const onlyInSchema = Type.Optional(
  Type.Array(Type.String({ pattern: '^[a-z]{2}-[a-z]{2}$' }), { minItems: 1, maxItems: 60, uniqueItems: true }),
);

/** A block, or a reference to an item of the kind `block` or `section`, which is shown in its place. */
export const documentBlockSchema = Type.Union([
  Type.Object({ id: blockIdSchema, ...blockSchema.properties, onlyIn: onlyInSchema }, strict),
  Type.Object({ id: blockIdSchema, ref: Type.String({ format: 'uuid' }), onlyIn: onlyInSchema }, strict),
]);

/**
 * A name with `lazy` makes the section load near the viewport; a name that ends in `-inherited` merges in sections by
 * route (B9.32, B9.33).
 */
export const documentSectionSchema = Type.Object(
  {
    name: Type.String({ maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    blocks: Type.Array(documentBlockSchema, { maxItems: 200 }),
  },
  strict,
);

/**
 * The value of a place of the document for an audience, and the fingerprint of the source text that it was written for.
 * `proposed`: a translation service has written it, and nobody has confirmed it yet.
 */
export const variantTextSchema = Type.Object(
  { value: Type.Unknown(), from: Type.String({ maxLength: 40 }), proposed: Type.Optional(Type.Literal(true)) },
  strict,
);

/**
 * The contents of a version of an item: everything in its source language, and for each other audience the values that
 * differ, by path: `props.title`, `blocks.<block id>.targets[0].text`. An audience is a language or a locale.
 */
export const documentSchema = Type.Object(
  {
    language: Type.String({ pattern: '^[a-z]{2}$' }),
    version: Type.Integer({ minimum: 1, description: 'Version of the kind of item that `props` fit.' }),
    layout: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    onlyIn: onlyInSchema,
    props: Type.Record(Type.String(), Type.Unknown()),
    sections: Type.Array(documentSectionSchema, { maxItems: 40 }),
    variants: Type.Record(
      Type.String({ pattern: '^[a-z]{2}(-[a-z]{2})?$' }),
      Type.Object({ texts: Type.Record(Type.String({ maxLength: 300 }), variantTextSchema) }, strict),
    ),
  },
  strict,
);

/** The most bytes of a document as it is sent: a page of hundreds of blocks in several languages. */
export const mostDocumentBytes = 4_000_000;

export type ContentDocument = Static<typeof documentSchema>;
export type DocumentSection = Static<typeof documentSectionSchema>;
export type DocumentBlock = Static<typeof documentBlockSchema>;
export type VariantText = Static<typeof variantTextSchema>;
