import { type Static, Type } from 'typebox';
import { frameMembers, wordMembers } from '../shared/member-groups.ts';
import { strictObject } from '../strict-object.ts';

export const socialWallSchema = strictObject({
  ...wordMembers,
  ...frameMembers,
  /** Id that the service gave the wall; the script looks for a container of it. */
  containerId: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]*$', maxLength: 60 }),
  /** Which posts the wall shows, as the service names them. */
  filter: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
});

export type SocialWall = Static<typeof socialWallSchema>;
