import { type Static, Type } from 'typebox';
import { linkShape } from '../link-shape.ts';
import { strictObject } from '../strict-object.ts';

export const linkGroupsSchema = strictObject({
  groups: Type.Array(
    strictObject({
      title: Type.String({ minLength: 1, maxLength: 40 }),
      links: Type.Array(linkShape, { maxItems: 12 }),
    }),
    { minItems: 1, maxItems: 4 },
  ),
});

export type LinkGroups = Static<typeof linkGroupsSchema>;
