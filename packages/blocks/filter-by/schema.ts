import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { heldBlockShape } from '../held-blocks.ts';
import { sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const filterBySchema = strictObject({
  name: sharedMembers.name,
  variant: oneOf(['bySku', 'byCategory']),
  operator: oneOf(['IN', 'NOT IN']),
  /** Ids of products, styles or sizes, or of categories. */
  filterBy: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { minItems: 1, maxItems: 500 }),
  components: Type.Array(heldBlockShape, { maxItems: 20 }),
});

export type FilterBy = Static<typeof filterBySchema>;
