import type { approvePriceAdjustment } from '@eyelet/contracts/cart/approve-price-adjustment.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import type { Seller } from '../store-sessions/seller.ts';
import { trySecret } from '../store-sessions/try-secret.ts';
import { workplaceOf } from '../store-sessions/workplace.ts';

type Claimed = Pick<InputOf<typeof approvePriceAdjustment>['body'], 'storeEmployeeId' | 'password'>;

/**
 * Who approves what a seller has adjusted: somebody else of the same store, by their PIN or password, with the right to. Wrong ones
 * count as at their sign-in; whether the employee or the secret was wrong is not revealed.
 */
export async function approverOf(
  context: Context,
  seller: Seller,
  { storeEmployeeId, password }: Claimed,
): Promise<Consumer | Refusal<'AUT438' | 'CHK320'>> {
  const t = createMessages(context.market.tag);
  const refuseWho = (message: string) => refuseFields('CHK320', [{ field: 'storeEmployeeId', message }]);
  if (storeEmployeeId === seller.storeEmployeeId) return refuseWho(t('storePrices.approval.self'));
  const consumer = await trySecret(context, { storeId: seller.storeId, storeEmployeeId, secret: password });
  if (!consumer) return refuse('AUT438');
  // An account may have lost its store while its password was compared.
  if (workplaceOf(context, consumer)?.id !== seller.storeId) return refuse('AUT438');
  return consumer.approves_adjustments ? consumer : refuseWho(t('storePrices.approval.mayNot'));
}
