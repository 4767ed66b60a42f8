import type { CartDocument, CartInstrument } from '@eyelet/domain/cart/document.ts';
import { isValueMethod } from '@eyelet/domain/payments/value-methods.ts';
import { creditNow } from '../allowances/credit-instrument.ts';
import { hasGiftCards } from '../gift-cards/goods.ts';
import type { Context } from '../kernel/context.ts';
import { rewardNow } from '../loyalty/reward-instrument.ts';
import { isVoucherGood } from '../loyalty/voucher-instrument.ts';
import { giftCardsNow } from './gift-card-instrument.ts';

/**
 * The instruments of a cart as they can pay now for its total (minor units): without value that no longer can, the rest
 * up to what is left of it. None of it pays for gift cards. The same list if nothing has changed.
 */
export async function payableNow(
  context: Context,
  document: CartDocument,
  total: number,
): Promise<readonly CartInstrument[]> {
  const { instruments } = document;
  const value = instruments.filter(({ methodId }) => isValueMethod(methodId));
  if (value.length === 0) return instruments;
  if (hasGiftCards(context, document)) return instruments.filter(({ methodId }) => !isValueMethod(methodId));
  const payable = await giftCardsNow(context, instruments);
  const now = (await Promise.all(payable.map((one) => instrumentNow(context, one, total)))).filter((one) => one);
  const isSame = now.length === instruments.length && now.every((one, index) => one === instruments[index]);
  return isSame ? instruments : (now as readonly CartInstrument[]);
}

async function instrumentNow(
  context: Context,
  instrument: CartInstrument,
  total: number,
): Promise<CartInstrument | undefined> {
  switch (instrument.methodId) {
    case 'LOYALTY_POINTS':
      return (await isVoucherGood(context, instrument, total)) ? instrument : undefined;
    case 'REWARD_CODE':
    case 'REWARD_CARD':
      return rewardNow(context, instrument);
    case 'ATHLETES_PAYMENT':
      return creditNow(context, instrument);
    default:
      return instrument;
  }
}
