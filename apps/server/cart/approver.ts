import type { approvePriceAdjustment } from '@eyelet/contracts/cart/approve-price-adjustment.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { tryPassword } from '../credentials/try-password.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { emailOfEmployee } from '../store-sessions/employee-email.ts';
import type { Seller } from '../store-sessions/seller.ts';
import { workplaceOf } from '../store-sessions/workplace.ts';

type Claimed = Pick<InputOf<typeof approvePriceAdjustment>['body'], 'storeEmployeeId' | 'password'>;

/**
 * Who approves what a seller has adjusted: somebody else of the same store, by their password, with the right to. Wrong passwords
 * count for the lock of their sign-in, by employee and browser; whether the employee or the password was wrong is not revealed.
 */
export async function approverOf(
  context: Context,
  seller: Seller,
  { storeEmployeeId, password }: Claimed,
): Promise<Consumer | Refusal<'AUT438' | 'CHK320'>> {
  const t = createMessages(context.market.tag);
  const refuseWho = (message: string) => refuseFields('CHK320', [{ field: 'storeEmployeeId', message }]);
  if (storeEmployeeId === seller.storeEmployeeId) return refuseWho(t('storePrices.approval.self'));
  const email = await emailOfEmployee(context, seller.storeId, storeEmployeeId);
  const tried = await tryPassword(context, email, password);
  if ('refused' in tried) return refuse('AUT438');
  const { consumer } = tried;
  // An account may have lost its store while its password was compared.
  if (workplaceOf(context, consumer)?.id !== seller.storeId) return refuse('AUT438');
  return consumer.approves_adjustments ? consumer : refuseWho(t('storePrices.approval.mayNot'));
}
