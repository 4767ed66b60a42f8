import { type GiftCardDesign, type GiftCardWish, giftCardDesigns } from '../cart/gift-card-wish.ts';
import type { Market } from '../markets/market.ts';
import { fromAmount } from '../money/amount.ts';
import { date, maxDate, minDate } from '../validation/date.ts';
import { email } from '../validation/email.ts';
import { firstProblem } from '../validation/first-problem.ts';
import { type Input, isEmpty } from '../validation/invalid.ts';
import { maxLength } from '../validation/length.ts';
import { name } from '../validation/name.ts';
import { oneOf } from '../validation/one-of.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { max, min, numberOf } from '../validation/range.ts';
import { required } from '../validation/required.ts';
import { toStoredDate } from '../validation/stored-date.ts';
import { giftCardAmounts } from './amounts.ts';
import { sendingDays } from './sending.ts';

/** Characters of a name, and of the message on a card. */
export const mostOfName = 60;
export const mostOfMessage = 300;

/** The form for a gift card, as typed: the amount in major units, the day in the format of the market. */
export type GiftCardForm = Readonly<Record<keyof Omit<GiftCardWish, 'currency' | 'printed'>, Input>>;

export type GiftCardField = keyof GiftCardForm;

/** Where and when a card is bought, and whether it is a printed one, which needs neither an email nor a day. */
export type GiftCardTerms = Readonly<{
  market: Pick<Market, 'currency' | 'dateFormat' | 'timeZone'>;
  now: Date;
  printed?: boolean;
}>;

/** Checks the options of a gift card; the same in the browser and on the server. */
export function checkGiftCard(
  form: GiftCardForm,
  { market, now, printed = false }: GiftCardTerms,
): Problems<GiftCardField> {
  const { least, most } = giftCardAmounts(market.currency);
  const { first, last } = sendingDays(now, market.timeZone);
  const { dateFormat: format } = market;
  const person = (value: Input) =>
    firstProblem(
      () => required(value),
      () => name(value),
      () => maxLength(value, { n: mostOfName }),
    );
  return problemsOf({
    amount: firstProblem(
      () => required(form.amount),
      () => min(form.amount, { n: least }),
      () => max(form.amount, { n: most }),
    ),
    recipientName: person(form.recipientName),
    recipientEmail: printed
      ? undefined
      : firstProblem(
          () => required(form.recipientEmail),
          () => email(form.recipientEmail),
        ),
    sender: person(form.sender),
    message: maxLength(form.message, { n: mostOfMessage }),
    design: firstProblem(
      () => required(form.design),
      () => oneOf(form.design, { options: giftCardDesigns }),
    ),
    sendOn: printed
      ? undefined
      : firstProblem(
          () => date(form.sendOn, { format }),
          () => minDate(form.sendOn, { min: first, format }),
          () => maxDate(form.sendOn, { max: last, format }),
        ),
  });
}

/** The options of a form without problems; the amount is rounded to whole cents. */
export function wishOfForm(form: GiftCardForm, { market, now, printed = false }: GiftCardTerms): GiftCardWish {
  const text = (value: Input) => value?.trim() ?? '';
  const sendOn = printed || isEmpty(form.sendOn) ? null : (toStoredDate(form.sendOn, market.dateFormat) ?? null);
  return {
    amount: fromAmount(numberOf(text(form.amount))),
    currency: market.currency,
    recipientName: text(form.recipientName),
    recipientEmail: printed ? '' : text(form.recipientEmail),
    sender: text(form.sender),
    message: text(form.message),
    design: form.design as GiftCardDesign,
    // A card for today is mailed as soon as it is paid.
    sendOn: sendOn === sendingDays(now, market.timeZone).first ? null : sendOn,
    ...(printed ? { printed } : {}),
  };
}
