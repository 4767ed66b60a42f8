import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { linkShape, pictureShape } from '../link-shape.ts';
import { strictObject } from '../strict-object.ts';

export const tileSchema = strictObject({
  picture: pictureShape,
  alt: Type.String({ maxLength: 200 }),
  title: Type.String({ minLength: 1, maxLength: 60 }),
  text: Type.Optional(Type.String({ maxLength: 200 })),
  link: Type.Optional(linkShape),
  tone: oneOf(['ink', 'foam']),
});

export type Tile = Static<typeof tileSchema>;
