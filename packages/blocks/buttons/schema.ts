import { type Static, Type } from 'typebox';
import { frameMembers, wordMembers } from '../shared/member-groups.ts';
import { targetShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const buttonsSchema = strictObject({
  ...wordMembers,
  ...frameMembers,
  targets: Type.Array(targetShape, { minItems: 1, maxItems: 12 }),
});

export type Buttons = Static<typeof buttonsSchema>;
