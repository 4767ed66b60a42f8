import { type FoundValue, valueNow } from '@eyelet/db/payments/value-now.ts';
import type { CartDocument, CartInstrument } from '@eyelet/domain/cart/document.ts';
import { isValueMethod } from '@eyelet/domain/payments/value-methods.ts';
import { creditNow } from '../allowances/credit-instrument.ts';
import { hasGiftCards } from '../gift-cards/goods.ts';
import type { Context } from '../kernel/context.ts';
import { rewardNow } from '../loyalty/reward-instrument.ts';
import { isVoucherGood } from '../loyalty/voucher-instrument.ts';
import { storeCreditNow } from '../store-credit/credit-instrument.ts';
import { isOutsideToken } from '../tenders/names.ts';
import { giftCardNow, outsideCardsNow } from './gift-card-instrument.ts';

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
  if (!instruments.some(({ methodId }) => isValueMethod(methodId))) return instruments;
  if (hasGiftCards(context, document)) return instruments.filter(({ methodId }) => !isValueMethod(methodId));
  const ground = { total, found: await foundFor(context, instruments) };
  const now = (await Promise.all(instruments.map((one) => instrumentNow(context, one, ground)))).filter((one) => one);
  const isSame = now.length === instruments.length && now.every((one, index) => one === instruments[index]);
  return isSame ? instruments : (now as readonly CartInstrument[]);
}

const nothing: FoundValue = { giftCards: new Map(), rewards: new Map(), points: new Map(), credit: new Map() };

/** Gift cards, rewards, points and store credit of a cart, in one read. An athlete's credit, which is locked, is read by itself. */
async function foundFor(context: Context, instruments: readonly CartInstrument[]): Promise<FoundValue> {
  const { shop, session, market } = context;
  const tokensOf = (...methods: readonly string[]) =>
    instruments.flatMap(({ methodId, token }) => (methods.includes(methodId) ? [token] : []));
  const asked = {
    giftCards: tokensOf('GIFT_CARD').filter((token) => !isOutsideToken(token)),
    rewards: tokensOf('REWARD_CODE', 'REWARD_CARD'),
    pointsOf: session && tokensOf('LOYALTY_POINTS').length > 0 ? [session.consumerNo] : [],
    creditOf: tokensOf('STORE_CREDIT'),
  };
  const isAny = Object.values(asked).some((tokens) => tokens.length > 0);
  const found = isAny ? await valueNow(shop.database.db, { ...asked, currency: market.currency }) : nothing;
  const outside = instruments.filter(({ methodId, token }) => methodId === 'GIFT_CARD' && isOutsideToken(token));
  if (outside.length === 0) return found;
  return { ...found, giftCards: new Map([...found.giftCards, ...(await outsideCardsNow(context, outside))]) };
}

type Ground = Readonly<{ total: number; found: FoundValue }>;

async function instrumentNow(
  context: Context,
  instrument: CartInstrument,
  { total, found }: Ground,
): Promise<CartInstrument | undefined> {
  const { methodId, token } = instrument;
  switch (methodId) {
    case 'LOYALTY_POINTS': {
      const points = found.points.get(context.session?.consumerNo ?? '') ?? 0;
      return isVoucherGood(context, instrument, { total, points }) ? instrument : undefined;
    }
    case 'REWARD_CODE':
    case 'REWARD_CARD':
      return rewardNow(context, instrument, found.rewards.get(token));
    case 'GIFT_CARD':
      return giftCardNow(context, instrument, found.giftCards.get(token));
    case 'ATHLETES_PAYMENT':
      return creditNow(context, instrument);
    case 'STORE_CREDIT':
      return storeCreditNow(context, instrument, found.credit.get(token) ?? 0);
    default:
      return instrument;
  }
}
