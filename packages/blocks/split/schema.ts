import { type Static, Type } from 'typebox';
import type { BlockShape } from '../block.ts';
import { linkShape, pictureShape } from '../link-shape.ts';

const schema = Type.Object({
  picture: pictureShape,
  alt: Type.String({ maxLength: 200 }),
  side: Type.Union([Type.Literal('left'), Type.Literal('right')]),
  label: Type.Optional(Type.String({ maxLength: 40 })),
  title: Type.String({ minLength: 1, maxLength: 80 }),
  paragraphs: Type.Array(Type.String({ maxLength: 600 }), { minItems: 1, maxItems: 4 }),
  link: Type.Optional(linkShape),
});

export type Split = Static<typeof schema>;

export const splitShape: BlockShape = { type: 'split', version: 1, schema, migrations: [] };
