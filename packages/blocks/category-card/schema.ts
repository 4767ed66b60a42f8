import type { Static } from 'typebox';
import { pick } from '../shared/members.ts';
import { sharedMembers, targetShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const categoryCardMembers = [
  'name',
  'subtitle',
  'media',
  'backgroundColor',
  'bottomMargins',
  'hideOnBreakpoint',
  'promotionTracking',
] as const;

export const categoryCardSchema = strictObject({
  /** The category: its name, and where it is. */
  target: targetShape,
  ...pick(sharedMembers, categoryCardMembers),
});

export type CategoryCard = Static<typeof categoryCardSchema>;
