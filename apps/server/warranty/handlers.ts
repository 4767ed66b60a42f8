import type { AnyHandler } from '../kernel/handle.ts';
import { decideWarrantyHandler } from './decide.ts';
import { moveRepairHandler } from './move-repair.ts';
import { readWarrantyLabelHandler } from './read-label.ts';

/** What the shop decides about pieces that do not hold. */
export const warrantyHandlers: readonly AnyHandler[] = [
  decideWarrantyHandler,
  moveRepairHandler,
  readWarrantyLabelHandler,
];
