import { type Static, Type } from 'typebox';
import type { BlockShape } from '../block.ts';
import { linkShape, pictureShape } from '../link-shape.ts';

const schema = Type.Object({
  picture: pictureShape,
  alt: Type.String({ maxLength: 200 }),
  title: Type.String({ minLength: 1, maxLength: 60 }),
  text: Type.Optional(Type.String({ maxLength: 200 })),
  link: Type.Optional(linkShape),
  tone: Type.Union([Type.Literal('ink'), Type.Literal('foam')]),
});

export type Tile = Static<typeof schema>;

export const tileShape: BlockShape = { type: 'tile', version: 1, schema, migrations: [] };
