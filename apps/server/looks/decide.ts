import { answerLook } from '@eyelet/contracts/looks/answer.ts';
import type { LookAnswer } from '@eyelet/contracts/looks/look.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { changeLook, type LookRow } from '@eyelet/db/looks/look.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { stateFor } from '@eyelet/domain/looks/look.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';

/** Named in the audit for what the customer decides; where they did it from is not kept. */
export const byCustomer = 'customer';

/**
 * Gives the answer of a customer to the look that is found; false where there is none, or where it cannot be answered so any more.
 */
export function decideLook(
  { shop, now, correlationId }: Pick<Context, 'shop' | 'now' | 'correlationId'>,
  answer: LookAnswer,
  find: (tx: Transaction<Tables>) => Promise<LookRow | undefined>,
): Promise<boolean> {
  return transact(shop.database.db, async (tx) => {
    const look = await find(tx);
    const state = look && stateFor(look, answer, now);
    if (!look || !state) return false;
    const ending = { ended_at: now, ended_by: byCustomer, token_hash: null } as const;
    await changeLook(tx, look.id, state === 'ended' ? { state, ...ending } : { state, answered_at: now });
    const subject = { kind: 'customer', id: look.consumer_id } as const;
    const source = { staffId: null, staffName: byCustomer, network: '', device: '', correlationId, now };
    await recordAudit(tx, answerLook, { subject, before: { look: look.state }, after: { look: state } }, source);
    return true;
  });
}
