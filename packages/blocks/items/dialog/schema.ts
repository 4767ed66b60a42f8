import { type Static, Type } from 'typebox';
import { mediaShape } from '../../shared/shape.ts';
import { strictObject } from '../../strict-object.ts';

/** A dialog that a link of the content opens; its text and its form are its blocks. */
export const dialogSchema = strictObject({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  media: Type.Optional(mediaShape),
});

export type DialogProps = Static<typeof dialogSchema>;
