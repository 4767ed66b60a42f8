import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { linkShape, pictureShape } from '../link-shape.ts';
import { strictObject } from '../strict-object.ts';

export const splitSchema = strictObject({
  picture: pictureShape,
  alt: Type.String({ maxLength: 200 }),
  side: oneOf(['left', 'right']),
  label: Type.Optional(Type.String({ maxLength: 40 })),
  title: Type.String({ minLength: 1, maxLength: 80 }),
  paragraphs: Type.Array(Type.String({ maxLength: 600 }), { minItems: 1, maxItems: 4 }),
  link: Type.Optional(linkShape),
});

export type Split = Static<typeof splitSchema>;
