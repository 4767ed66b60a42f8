import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { meOf } from '../staff-access/me.ts';

export const readStaffAccountHandler = handle(readStaffAccount, (context) => meOf(context.shop, staffOf(context)));
