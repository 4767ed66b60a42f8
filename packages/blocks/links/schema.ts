import { type Static, Type } from 'typebox';
import type { BlockShape } from '../block.ts';
import { linkShape } from '../link-shape.ts';

const schema = Type.Object({
  groups: Type.Array(
    Type.Object({
      title: Type.String({ minLength: 1, maxLength: 40 }),
      links: Type.Array(linkShape, { maxItems: 12 }),
    }),
    { minItems: 1, maxItems: 4 },
  ),
});

export type LinkGroups = Static<typeof schema>;

export const linksShape: BlockShape = { type: 'links', version: 1, schema, migrations: [] };
