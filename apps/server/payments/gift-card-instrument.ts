import type { giftCardRefusals } from '@eyelet/contracts/payments/add-instrument.ts';
import { savedGiftCardsOf } from '@eyelet/db/gift-cards/saved-gift-card.ts';
import type { PayingCard } from '@eyelet/db/payments/value-now.ts';
import type { CartInstrument } from '@eyelet/domain/cart/document.ts';
import { maskedNumber } from '@eyelet/domain/gift-cards/number.ts';
import { problemOfCard } from '@eyelet/domain/gift-cards/state.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';
import { GiftCardFault, type ProvidedCard } from '../gift-card-providers/provider.ts';
import { identify } from '../gift-cards/identify.ts';
import { cardFacts } from '../gift-cards/view.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { outsideToken } from '../tenders/names.ts';

export type GiftCardRefusal = (typeof giftCardRefusals)[number];

type Request = Readonly<{
  number?: string | undefined;
  pin?: string | undefined;
  paymentInstrumentId?: string | undefined;
  /** Major units; by default the balance. */
  amount?: number | undefined;
}>;

/**
 * A gift card as a means of payment, by number and PIN, or as a saved one of the caller (PYT404: removed). Its amount
 * is what it may cover: its balance, or less if the request says so.
 */
export async function giftCardInstrument(
  context: Context,
  request: Request,
): Promise<CartInstrument | Refusal<GiftCardRefusal | 'PYT404'>> {
  const { market, now, newId } = context;
  const { paymentInstrumentId: savedId } = request;
  const card = savedId === undefined ? await identify(context, request) : await savedGiftCard(context, savedId);
  if (card instanceof Refusal) return card;
  const problem = problemOfCard(cardFacts(card), market.currency, now);
  if (problem) return refuse(problem);
  const wanted = request.amount === undefined ? card.balance : fromAmount(request.amount);
  return {
    id: newId(),
    methodId: 'GIFT_CARD',
    token: card.token,
    card: null,
    account: maskedNumber(card.last4),
    requestId: null,
    amount: Math.min(wanted, card.balance),
    savedCardId: savedId ?? null,
    keep: false,
  };
}

async function savedGiftCard({ shop, session }: Context, id: string): Promise<ProvidedCard | Refusal<'PYT404'>> {
  const saved =
    session && session.consumerType !== 'GUEST' ? await savedGiftCardsOf(shop.database.db, session.consumerNo) : [];
  const card = saved.find((one) => one.id === id)?.card;
  return card ? { ...card, token: card.id } : refuse('PYT404');
}

/**
 * Gift cards of a provider outside the shop, by token. Those that cannot be looked up are as they were attached: taking
 * their money decides.
 */
export async function outsideCardsNow(
  { shop, market }: Context,
  instruments: readonly CartInstrument[],
): Promise<ReadonlyMap<string, PayingCard>> {
  const { outside } = shop.giftCards;
  const good = instruments.filter(({ token }) => outside && token.startsWith(outsideToken(outside.tender.name, '')));
  if (!outside || good.length === 0) return new Map();
  try {
    return await outside.read(good.map(({ token }) => token));
  } catch (error) {
    if (!(error instanceof GiftCardFault)) throw error;
    shop.log.warn({ err: error }, 'gift cards could not be looked up');
    const plain = { currency: market.currency, expires_at: null, state: 'active', activated_at: new Date(0) } as const;
    return new Map(good.map(({ token, amount }) => [token, { ...plain, balance: amount ?? 0 }]));
  }
}

/** A cart's gift card reduced to its balance; undefined if it can no longer pay. */
export function giftCardNow(
  { market, now }: Context,
  instrument: CartInstrument,
  card: PayingCard | undefined,
): CartInstrument | undefined {
  if (!card || problemOfCard(cardFacts(card), market.currency, now)) return undefined;
  return (instrument.amount ?? 0) <= card.balance ? instrument : { ...instrument, amount: card.balance };
}
