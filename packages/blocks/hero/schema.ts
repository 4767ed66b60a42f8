import { type Static, Type } from 'typebox';
import type { BlockShape } from '../block.ts';
import { linkShape, pictureShape } from '../link-shape.ts';

const schema = Type.Object({
  picture: pictureShape,
  alt: Type.String({ maxLength: 200 }),
  sentence: Type.String({ minLength: 1, maxLength: 80 }),
  link: linkShape,
  /** Colour of the words: ink on a light part of the scene, foam on a dark one. */
  tone: Type.Union([Type.Literal('ink'), Type.Literal('foam')]),
  /** Where on the scene the words stand. */
  place: Type.Union([Type.Literal('top'), Type.Literal('bottom')]),
  /** Which part stays in sight when the scene is cropped. */
  focus: Type.Union([Type.Literal('left'), Type.Literal('center'), Type.Literal('right')]),
});

export type Hero = Static<typeof schema>;

export const heroShape: BlockShape = { type: 'hero', version: 1, schema, migrations: [] };
