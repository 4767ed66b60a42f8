import { type Static, Type } from 'typebox';
import { introMembers, pick } from '../shared/members.ts';
import { mediaShape, sharedMembers, targetShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const verticalListSchema = strictObject({
  ...pick(sharedMembers, introMembers),
  items: Type.Array(strictObject({ target: targetShape, media: mediaShape }), { minItems: 2, maxItems: 8 }),
});

export type VerticalList = Static<typeof verticalListSchema>;
