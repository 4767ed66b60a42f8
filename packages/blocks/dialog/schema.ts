import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { heldBlockShape } from '../held-blocks.ts';
import { sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

/** A button that opens a dialog (B2.2.41 to B2.2.45). The shared members are the dialog's; those of the outer layout the button's. */
export const dialogSchema = strictObject({
  ...sharedMembers,
  opener: strictObject({
    text: Type.String({ minLength: 1, maxLength: 60 }),
    style: Type.Optional(oneOf(['primary', 'secondary', 'light'])),
  }),
  layout: oneOf(['media-top', 'media-left', 'media-body']),
  newsletter: Type.Optional(Type.Boolean()),
  /** A form of another kind. */
  items: Type.Optional(Type.Array(heldBlockShape, { maxItems: 1 })),
});

export type Dialog = Static<typeof dialogSchema>;
