import type { GiftCardWishInput } from '@eyelet/contracts/gift-cards/wish.ts';
import {
  checkGiftCard,
  type GiftCardForm,
  type GiftCardTerms,
  mostOfMessage,
  wishOfForm,
} from '@eyelet/domain/gift-cards/wish-form.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Problems } from '@eyelet/domain/validation/problems.ts';
import { textOf } from '../forms/answer.ts';

export const wishFormName = 'gift-card';

/** The value of the choice of an amount that stands for one's own. */
export const ownChoice = 'own';

/** What was filled in; the amount is one of those offered or one's own. */
function formOf(posted: FormData): GiftCardForm {
  const chosen = textOf(posted, 'amount', 20);
  return {
    amount: chosen === ownChoice || chosen === '' ? textOf(posted, 'ownAmount', 20) : chosen,
    recipientName: textOf(posted, 'recipientName'),
    recipientEmail: textOf(posted, 'recipientEmail'),
    sender: textOf(posted, 'sender'),
    message: textOf(posted, 'message', 2 * mostOfMessage),
    design: textOf(posted, 'design', 20),
    sendOn: textOf(posted, 'sendOn', 20),
  };
}

/** The problems by field of the page, where that of the amount is at the field for one's own. */
export function wishProblems(posted: FormData, terms: GiftCardTerms): Problems<string> {
  const { amount, ...others } = checkGiftCard(formOf(posted), terms);
  return amount ? { ownAmount: amount, ...others } : others;
}

/** What a form without problems asks for, as the body of a call. */
export function wishBody(posted: FormData, terms: GiftCardTerms): GiftCardWishInput {
  const { currency: _, amount, ...wish } = wishOfForm(formOf(posted), terms);
  return { ...wish, amount: toAmount(amount) };
}
