import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { linkShape, pictureShape } from '../link-shape.ts';
import { strictObject } from '../strict-object.ts';

export const heroSchema = strictObject({
  picture: pictureShape,
  alt: Type.String({ maxLength: 200 }),
  sentence: Type.String({ minLength: 1, maxLength: 80 }),
  link: linkShape,
  /** Colour of the text: ink on a light part of the scene, foam on a dark one. */
  tone: oneOf(['ink', 'foam']),
  /** Position of the text on the scene. */
  place: oneOf(['top', 'bottom']),
  /** The part that stays visible when the scene is cropped. */
  focus: oneOf(['left', 'center', 'right']),
});

export type Hero = Static<typeof heroSchema>;
