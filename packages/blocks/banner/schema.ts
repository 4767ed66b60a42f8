import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const bannerSchema = strictObject({
  layout: oneOf(['below-image', 'e-spot', 'standard', 'menu-tile', 'overlay', 'split', 'thin']),
  ...sharedMembers,
  /** Share of the block that the pictures of `split` have, in percent (B3.2.01). */
  imageWidth: Type.Optional(oneOf(['40', '50', '60'])),
  /** The side of the pictures of `split`. */
  imageSide: Type.Optional(oneOf(['left', 'right'])),
  /** The position of the text of `split` beside the pictures (B3.2.01). */
  verticalAlignment: Type.Optional(oneOf(['top', 'middle', 'bottom'])),
});

export type Banner = Static<typeof bannerSchema>;
