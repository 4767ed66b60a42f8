import { type Static, Type } from 'typebox';
import { introMembers, pick } from '../shared/members.ts';
import { sharedMembers, targetShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const ctaCollectionSchema = strictObject({
  ...pick(sharedMembers, introMembers),
  targets: Type.Array(targetShape, { minItems: 2, maxItems: 16 }),
});

export type CtaCollection = Static<typeof ctaCollectionSchema>;
