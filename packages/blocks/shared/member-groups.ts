import { sharedMembers } from './shape.ts';

const {
  media,
  mediaList,
  mediaTarget,
  captionText,
  captionPosition,
  gradientStyle,
  gradientTone,
  gradientBreakpoints,
  alignment,
  overlayWidth,
  backgroundColor,
  backdrop,
  bottomMargins,
  hideOnBreakpoint,
  isFullWidth,
  isFullHeight,
  promotionTracking,
  ...words
} = sharedMembers;

/** The members of `Words`: for blocks of words without a picture. */
export const wordMembers = words;

/** The members of `BlockFrame`. */
export const frameMembers = {
  alignment,
  backgroundColor,
  backdrop,
  bottomMargins,
  hideOnBreakpoint,
  isFullWidth,
  isFullHeight,
} as const;
