import { type Static, Type } from 'typebox';
import { frameMembers } from '../shared/member-groups.ts';
import { sharedMembers, targetShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const secondaryNavigationSchema = strictObject({
  ...frameMembers,
  name: sharedMembers.name,
  /** What it is about; on small screens its links are folded below it. */
  title: Type.String({ minLength: 1, maxLength: 60 }),
  targets: Type.Array(targetShape, { minItems: 1, maxItems: 16 }),
});

export type SecondaryNavigation = Static<typeof secondaryNavigationSchema>;
