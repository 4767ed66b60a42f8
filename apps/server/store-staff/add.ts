import { addStoreStaff } from '@eyelet/contracts/store-staff/add.ts';
import { type Consumer, findConsumerByEmail, lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { findStoreStaff } from '@eyelet/db/consumers/store-staff.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseFields } from '../kernel/refusal.ts';
import { storeNamed } from '../store-sessions/store-named.ts';
import { recordChange, writeAssociate } from './change-associate.ts';
import { associateView, hundredthsOf } from './view.ts';

/**
 * Makes the owner of an account an associate of a store. If two callers add the same person at once, the second gets
 * the existing associate.
 */
export const addStoreStaffHandler = handle(addStoreStaff, async (context, { body }) => {
  const { shop, now } = context;
  const { email, storeId, adjustsUpTo, approves } = body;
  if (!storeNamed(context, storeId)) return refuse('STF400', { member: 'storeId' });
  const t = createMessages(context.market.tag);
  const refuseEmail = (message: string) => refuseFields('STF400', [{ field: 'email', message }]);
  const wanted = {
    works_at: storeId,
    adjusts_up_to: hundredthsOf(adjustsUpTo),
    approves_adjustments: approves,
  };
  return transact(shop.database.db, async (tx) => {
    const known = await findConsumerByEmail(tx, email.trim());
    const consumer = known && (await lockConsumer(tx, known.id));
    if (!consumer) return refuseEmail(t('studio.storeStaff.problem.noAccount'));
    const before = await findStoreStaff(tx, consumer.id, now);
    if (before && isAsWanted(before, wanted)) return associateView(context, before);
    if (before) return refuseEmail(t('studio.storeStaff.problem.sellsAlready', { store: nameOf(before.works_at) }));
    const identities = [...new Set([...consumer.identities, 'employee'])];
    await writeAssociate(tx, consumer, { ...wanted, kind: 'EMPLOYEE', identities, till_blocked: false });
    const after = await findStoreStaff(tx, consumer.id, now);
    if (!after) throw new Error('somebody who was just added is gone');
    await recordChange(context, tx, addStoreStaff, null, after);
    return associateView(context, after);
  });

  function nameOf(id: string): string {
    return storeNamed(context, id)?.name ?? id;
  }
});

type Decided = Pick<Consumer, 'works_at' | 'adjusts_up_to' | 'approves_adjustments'>;

function isAsWanted(one: Decided, other: Decided): boolean {
  return (
    one.works_at === other.works_at &&
    one.adjusts_up_to === other.adjusts_up_to &&
    one.approves_adjustments === other.approves_adjustments
  );
}
