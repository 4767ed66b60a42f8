import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { segmentIds } from '@eyelet/contracts/personalisation/segment-ids.ts';
import { type Static, Type } from 'typebox';
import { heldBlockShape } from '../held-blocks.ts';
import { sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

/** Blocks by segment of visitors (B3.2.13); the baselines are for everybody else. */
export const segmentationSchema = strictObject({
  name: sharedMembers.name,
  baselines: Type.Array(heldBlockShape, { maxItems: 20 }),
  segments: Type.Array(strictObject({ id: oneOf(segmentIds), targets: Type.Array(heldBlockShape, { maxItems: 20 }) }), {
    maxItems: 16,
  }),
});

export type Segmentation = Static<typeof segmentationSchema>;
