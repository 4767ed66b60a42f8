import { type Static, Type } from 'typebox';
import { cardMembers, pick } from '../shared/members.ts';
import { sharedMembers, targetShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const multiLinkCardMembers = [...cardMembers, 'mediaTarget'] as const;

export const multiLinkCardSchema = strictObject({
  ...pick(sharedMembers, multiLinkCardMembers),
  targets: Type.Array(targetShape, { minItems: 2, maxItems: 8 }),
});

export type MultiLinkCard = Static<typeof multiLinkCardSchema>;
