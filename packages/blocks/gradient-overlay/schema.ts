import type { Static } from 'typebox';
import { sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

/** All that a block may have: the gradient lies on its media, and its words on both. */
export const gradientOverlaySchema = strictObject(sharedMembers);

export type GradientOverlay = Static<typeof gradientOverlaySchema>;
