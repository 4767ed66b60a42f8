import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { imageShape, sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const heroSchema = strictObject({
  layout: oneOf(['standard', 'block-below', 'product-overlay']),
  ...sharedMembers,
  /** A product that `product-overlay` lays upon the scene. */
  productPicture: Type.Optional(imageShape),
  /** Leaves room at its foot for navigation that lies upon it, where it is the first of a page (B9.24). */
  navigationPadding: Type.Optional(Type.Boolean()),
});

export type Hero = Static<typeof heroSchema>;
