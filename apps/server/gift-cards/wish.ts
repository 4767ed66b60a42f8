import type { GiftCardWishInput, GiftCardWish as WishView } from '@eyelet/contracts/gift-cards/wish.ts';
import type { GiftCardWish } from '@eyelet/domain/cart/gift-card-wish.ts';
import { checkGiftCard, type GiftCardForm, wishOfForm } from '@eyelet/domain/gift-cards/wish-form.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { isStoredDate, toDisplayDate } from '@eyelet/domain/validation/stored-date.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuseFields } from '../kernel/refusal.ts';

/**
 * The gift card that a request asks for. CHK320 names each member that is missing or wrong, by default in the language
 * of the market.
 */
export function giftCardAsked(
  {
    market,
    now,
    language = market.tag,
    printed = false,
  }: Pick<Context, 'market' | 'now'> & Readonly<{ language?: string; printed?: boolean }>,
  asked: GiftCardWishInput = {},
): GiftCardWish | Refusal<'CHK320'> {
  const { amount, sendOn, printed: _, ...texts } = asked;
  const none = { recipientName: '', recipientEmail: '', sender: '', message: '', design: '' };
  const day = sendOn && isStoredDate(sendOn) ? toDisplayDate(sendOn, market.dateFormat) : sendOn;
  const form: GiftCardForm = { ...none, ...texts, amount: amount === undefined ? '' : String(amount), sendOn: day };
  const terms = { market, now, printed };
  const problems = Object.entries(checkGiftCard(form, terms));
  if (problems.length === 0) return wishOfForm(form, terms);
  const t = createMessages(language);
  return refuseFields(
    'CHK320',
    problems.map(([field, { key, args }]) => ({ field: `giftCard.${field}`, message: t(key, args) })),
  );
}

/** The gift card of a line as the API answers it. */
export function wishView({ currency: _, amount, printed = false, ...wish }: GiftCardWish): WishView {
  return { ...wish, amount: toAmount(amount), printed };
}
