import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { BulkActionRow } from '@eyelet/db/bulk-actions/bulk-action.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';

/** With what each action is done to a single order. */
const permissions: Readonly<Record<BulkActionRow['action'], Permission>> = {
  print: 'fulfilment.write',
  pack: 'fulfilment.write',
  mail: 'orders.write',
  note: 'orders.write',
};

/** Refuses who may not do to one order what is asked for many. */
export function mayAct(context: Context, action: BulkActionRow['action']): Refusal<'STF403'> | undefined {
  const permission = permissions[action];
  return staffOf(context).permissions.has(permission) ? undefined : refuse('STF403', { permission });
}
