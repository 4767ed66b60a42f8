import { removeStoreStaffPin } from '@eyelet/contracts/store-staff/remove-pin.ts';
import { findStoreStaff } from '@eyelet/db/consumers/store-staff.ts';
import { removePin } from '@eyelet/db/credentials/till-pin.ts';
import { handle } from '../kernel/handle.ts';
import { recordChange, withAssociate, writeAssociate } from './change-associate.ts';
import { associateView } from './view.ts';

export const removeStoreStaffPinHandler = handle(removeStoreStaffPin, (context, { params, body }) =>
  withAssociate(
    context,
    { ...params, ...body },
    async (tx, row) => {
      await removePin(tx, row.id);
      await writeAssociate(tx, row, {});
      const after = (await findStoreStaff(tx, row.id, context.now)) ?? row;
      await recordChange(context, tx, removeStoreStaffPin, row, after);
      return { answer: associateView(context, after), ended: [] };
    },
    { isDone: (row) => !row.has_pin },
  ),
);
