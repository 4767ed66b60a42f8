import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import { checkMobile } from '@eyelet/domain/consumer/profile.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { checkbox } from '@eyelet/domain/validation/checkbox.ts';
import { toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import { isClean, type Problems, problemsOf } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { answerDone, answerWith, type FormAnswer, textOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { consentOf, type SubscribingMarket } from './subscribe.ts';

export const smsFormName = 'sms';

/** The problems of the form for text messages: phone and terms. */
export function checkSms(posted: FormData, market: Pick<Market, 'phone'>): Problems<'phone' | 'optInAccepted'> {
  const form = { phone: textOf(posted, 'phone'), phoneCode: textOf(posted, 'phoneCode') };
  return { ...checkMobile(form, market), ...problemsOf({ optInAccepted: checkbox(posted.has('optInAccepted')) }) };
}

/** Subscribes a phone to text messages (B1.24, B7.22). */
export async function subscribeBySms(
  client: ApiClient,
  market: SubscribingMarket & Pick<Market, 'phone'>,
  posted: FormData,
): Promise<FormAnswer> {
  const problems = checkSms(posted, market);
  if (!isClean(problems)) {
    return answerWith(smsFormName, posted, errorsOfProblems(problems, await loadMessages(market.tag, ['forms'])));
  }
  const phone = toInternationalPhone(textOf(posted, 'phone'), textOf(posted, 'phoneCode') || market.phone.dialCode);
  try {
    await client.call(subscribe, { body: await consentOf(client, market, 'sms', phone) });
    return { ...answerDone(smsFormName), values: { phone } };
  } catch (error) {
    return answerWith(smsFormName, posted, errorsOfRefusal(error, { AUT453: 'phone', PRO412: 'phone' }));
  }
}
