import { strictObject } from '../../strict-object.ts';

/** One block that pages show by reference; all it says is in the block. */
export const blockItemSchema = strictObject({});
