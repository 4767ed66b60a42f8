import type { Context } from './context.ts';
import type { StaffCaller } from './staff-caller.ts';

/** The staff member of a call whose operation requires one. */
export function staffOf({ staff }: Context): StaffCaller {
  if (!staff) throw new Error('the operation is not one of the studio');
  return staff;
}
