import { removeStoreStaff } from '@eyelet/contracts/store-staff/remove.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { removePin } from '@eyelet/db/credentials/till-pin.ts';
import { handle } from '../kernel/handle.ts';
import {
  type AssociateChange,
  endStoreSessions,
  recordChange,
  withAssociate,
  writeAssociate,
} from './change-associate.ts';

const nothingDecided = {
  works_at: null,
  adjusts_up_to: null,
  approves_adjustments: false,
  till_blocked: false,
} as const;

/** Removes an associate from their store, and from the employees if they leave the shop. */
export const removeStoreStaffHandler = handle(removeStoreStaff, (context, { params, query }) =>
  withAssociate(context, { ...params, version: query.version }, async (tx, row) => {
    const { identities = [] } = (await findConsumer(tx, row.id)) ?? {};
    const leaving: AssociateChange =
      query.leaves === 'company'
        ? { kind: 'REGISTERED', identities: identities.filter((one) => one !== 'employee') }
        : {};
    await removePin(tx, row.id);
    await writeAssociate(tx, row, { ...nothingDecided, ...leaving });
    await recordChange(context, tx, removeStoreStaff, row, null);
    return { answer: { employeeId: row.id }, ended: await endStoreSessions(tx, row.id, context.now) };
  }),
);
