import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { perBreakpoint, sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

const { name, media, mediaTarget, captionText, captionPosition } = sharedMembers;
const { backgroundColor, backdrop, bottomMargins, hideOnBreakpoint, isFullWidth, promotionTracking } = sharedMembers;

export const pictureSchema = strictObject({
  name,
  media,
  /** Its shape; the space is reserved before it has loaded. */
  ratio: Type.Optional(perBreakpoint(oneOf(['wide', 'landscape', 'square', 'portrait']))),
  mediaTarget,
  captionText,
  captionPosition,
  backgroundColor,
  backdrop,
  bottomMargins,
  hideOnBreakpoint,
  isFullWidth,
  promotionTracking,
});

export type PictureBlock = Static<typeof pictureSchema>;
