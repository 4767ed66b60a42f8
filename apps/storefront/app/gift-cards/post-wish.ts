import { token } from '@eyelet/contracts/auth/token.ts';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readGiftCardOffer } from '@eyelet/contracts/gift-cards/read-offer.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { redirect } from 'react-router';
import { answerWith } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { isPrinted, wishBody, wishFormName, wishProblems } from './wish-values.ts';

/** Puts the gift card of a posted form into the cart and redirects there, or answers its errors. */
export async function postWish({ client, market }: ShopContext, posted: FormData) {
  const terms = { market, now: new Date() };
  const problems = wishProblems(posted, terms);
  if (!isClean(problems)) {
    const errors = errorsOfProblems(problems, await loadMessages(market.tag, ['forms']));
    return { answer: answerWith(wishFormName, posted, errors), failure: undefined };
  }
  try {
    const [{ basketId }, offer] = [
      await client.call(token, { body: { type: 'Guest' } }),
      await client.call(readGiftCardOffer, {}),
    ];
    const { upc } = isPrinted(posted) ? (offer.printed ?? offer) : offer;
    const line = { upc, giftCard: wishBody(posted, terms) };
    if (basketId === null) await client.call(createCartWithItem, { body: line });
    else await client.call(addItem, { body: { ...line, cartId: basketId } });
    return redirect(`/${market.locale}/cart`, 303);
  } catch (error) {
    const { '': failure, ...errors } = errorsOfRefusal(error, {});
    return { answer: answerWith(wishFormName, posted, errors), failure };
  }
}
