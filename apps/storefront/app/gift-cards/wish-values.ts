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

/** The option of the amounts that stands for an amount of the shopper's own. */
export const ownChoice = 'own';

/** The option that stands for a card that is printed and sent by post. */
export const byPost = 'post';

/** Whether the posted form asks for a printed card. */
export function isPrinted(posted: FormData): boolean {
  return textOf(posted, 'way', 10) === byPost;
}

/** The values of the posted form; the amount is an offered one or the shopper's own. */
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

/** Problems by field of the page; that of an own amount is at the field for it. */
export function wishProblems(posted: FormData, terms: GiftCardTerms): Problems<string> {
  const { amount, ...others } = checkGiftCard(formOf(posted), { ...terms, printed: isPrinted(posted) });
  return amount ? { ownAmount: amount, ...others } : others;
}

/** The body of the call for a valid form. */
export function wishBody(posted: FormData, terms: GiftCardTerms): GiftCardWishInput {
  const { currency: _, amount, ...wish } = wishOfForm(formOf(posted), { ...terms, printed: isPrinted(posted) });
  return { ...wish, amount: toAmount(amount) };
}
