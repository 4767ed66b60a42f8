import { readStaffFactors } from '@eyelet/contracts/staff-account/read-factors.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { factorsOf } from './factors.ts';

export const readStaffFactorsHandler = handle(readStaffFactors, (context) =>
  factorsOf(context.shop.database.db, staffOf(context).staffId),
);
