import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** Kinds of media: pictures, drawings (SVG), films (MP4) and captions (WebVTT). */
export const mediumKinds = ['picture', 'drawing', 'film', 'words'] as const;

export type MediumKind = (typeof mediumKinds)[number];

/** The most bytes of a file of each kind, and the most pixels of a picture. */
export const mediumLimits = {
  bytes: {
    picture: 30 * 1024 * 1024,
    drawing: 1024 * 1024,
    film: 300 * 1024 * 1024,
    words: 1024 * 1024,
  } satisfies Readonly<Record<MediumKind, number>>,
  pixels: 60_000_000,
  /** Pixels of a side. */
  side: 16_384,
} as const;

const percent = Type.Number({ minimum: 0, maximum: 100 });
const exact = { additionalProperties: false } as const;

/** The point of a picture that stays visible when it is cropped, in percent from its upper left corner. */
export const focusSchema = Type.Object({ x: percent, y: percent }, exact);

/** A part of a picture, in percent. */
export const cropSchema = Type.Object(
  {
    x: percent,
    y: percent,
    width: Type.Number({ minimum: 1, maximum: 100 }),
    height: Type.Number({ minimum: 1, maximum: 100 }),
  },
  exact,
);

/** The crop of a picture at a breakpoint; without one the whole picture is shown, around its focal point. */
export const cropsSchema = Type.Object(
  { sm: Type.Optional(cropSchema), md: Type.Optional(cropSchema), lg: Type.Optional(cropSchema) },
  exact,
);

/** Descriptions of a picture, by language. */
export const altSchema = Type.Record(
  Type.String({ pattern: '^[a-z]{2}$' }),
  Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
);

export const mediumIdSchema = Type.String({ format: 'uuid' });
export const mediumParams = Type.Object({ mediumId: mediumIdSchema });
export const mediumTitleSchema = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });

/** A medium of the library. */
export const mediumSchema = Type.Object({
  mediumId: mediumIdSchema,
  name: Type.String({ description: 'As content names it; it never changes.' }),
  kind: oneOf(mediumKinds),
  title: Type.String(),
  type: Type.String({ description: 'Media type of the file.' }),
  bytes: nullable(Type.Integer({ description: 'Null for what came with the brand.' })),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  focus: nullable(focusSchema),
  crops: cropsSchema,
  alt: altSchema,
  decorative: Type.Boolean({ description: 'Whether it says nothing, so that it needs no description.' }),
  uses: Type.Integer({ description: 'Items of the content that show it.' }),
  preview: nullable(Type.String({ description: 'Address of a picture of it, 360 pixels wide.' })),
  address: Type.String({ description: 'Where it is served.' }),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedBy: Type.String({ description: 'Empty for what came with the brand.' }),
});

export type Medium = Static<typeof mediumSchema>;
export type Focus = Static<typeof focusSchema>;
export type Crop = Static<typeof cropSchema>;
export type Crops = Static<typeof cropsSchema>;
