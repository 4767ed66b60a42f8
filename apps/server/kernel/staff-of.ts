import type { Context } from './context.ts';
import type { StaffCaller } from './staff-caller.ts';

/** The staff member who calls an operation of the studio. */
export function staffOf({ staff }: Context): StaffCaller {
  if (!staff) throw new Error('the operation is not one of the studio');
  return staff;
}
