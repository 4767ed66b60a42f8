import type { SharedFields } from '../fields.ts';
import type { SharedProps } from '../shared/shape.ts';
import { layoutFields } from './layout-fields.ts';
import { mediaFields } from './media-fields.ts';
import { wordFields } from './word-fields.ts';

/** Fields of the members that every block may have; a block with all of them spreads these. */
export const sharedFields: SharedFields<SharedProps> = { ...wordFields, ...mediaFields, ...layoutFields };
