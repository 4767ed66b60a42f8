import { documentSchema } from '@eyelet/contracts/content/document.ts';
import { contentKeySchema } from '@eyelet/contracts/content/key.ts';
import { contentKindSchema } from '@eyelet/contracts/content/kinds.ts';
import { nullable, oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { altSchema, cropsSchema, focusSchema, mediumKinds, mediumTitleSchema } from '@eyelet/contracts/media/medium.ts';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const exact = { additionalProperties: false } as const;

/** The first entry of a bundle, which identifies it. */
export const manifestSchema = Type.Object(
  { format: Type.Literal('eyelet content'), version: Type.Literal(1), exportedAt: Type.String() },
  exact,
);

export const bundledItemSchema = Type.Object(
  {
    itemId: Type.String({ format: 'uuid' }),
    kind: contentKindSchema,
    key: contentKeySchema,
    name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    formerKeys: Type.Array(contentKeySchema, { maxItems: 200 }),
    published: Type.Union([Type.Null(), documentSchema]),
    /** The newest version, if it is not the published one. */
    draft: Type.Union([Type.Null(), documentSchema]),
  },
  exact,
);

export type BundledItem = Static<typeof bundledItemSchema>;

export const bundledMediumSchema = Type.Object(
  {
    name: Type.String({ pattern: '^[a-zA-Z0-9][a-zA-Z0-9_.-]{0,119}$' }),
    kind: oneOf(mediumKinds),
    title: mediumTitleSchema,
    file: Type.String({ pattern: '^[0-9a-f]{64}\\.[a-z0-9]{3,4}$', description: 'Hash and extension.' }),
    focus: nullable(focusSchema),
    crops: cropsSchema,
    alt: altSchema,
    decorative: Type.Boolean(),
  },
  exact,
);

export type BundledMedium = Static<typeof bundledMediumSchema>;

export const isManifest = Compile(manifestSchema);
export const isBundledItem = Compile(bundledItemSchema);
export const isBundledMedium = Compile(bundledMediumSchema);

export const manifestEntry = 'eyelet.json';
export const entryOfItem = ({ kind, key }: Pick<BundledItem, 'kind' | 'key'>) => `items/${kind}/${key}.json`;
export const entryOfMedium = ({ name }: Pick<BundledMedium, 'name'>) => `media/${name}.json`;
export const entryOfFile = ({ file }: Pick<BundledMedium, 'file'>) => `files/${file}`;
