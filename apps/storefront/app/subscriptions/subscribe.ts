import type { NewsletterAnswer } from '@eyelet/blocks/newsletter/answer.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import { readTime } from '@eyelet/contracts/time/read.ts';
import { checkNewsletter } from '@eyelet/domain/subscriptions/subscribe.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { textOf } from '../forms/answer.ts';
import { errorsOfProblems } from '../forms/field-errors.ts';
import type { MarketView } from '../shop/market-view.ts';

export type SubscribingMarket = Pick<MarketView, 'tag' | 'country' | 'region'>;

/** A consent as sent (B2.1.13, B7.22); its date is the server's, as the clock of a device may be wrong (B7.01). */
export async function consentOf(
  client: ApiClient,
  { country, region }: SubscribingMarket,
  channel: 'email' | 'sms',
  recipient: string,
) {
  const { dateTime } = await client.call(readTime, {});
  return { type: 'Newsletter' as const, channel, recipient, optin: true, optinDate: dateTime, country, region };
}

/** Handles the newsletter form: validated before it is sent (B5.4.01 to B5.4.03). */
export async function subscribeByEmail(
  client: ApiClient,
  market: SubscribingMarket,
  posted: FormData,
): Promise<NewsletterAnswer> {
  const form = { email: textOf(posted, 'email').trim(), policy: posted.has('policy') };
  const problems = checkNewsletter(form);
  if (!isClean(problems)) {
    return { ...form, errors: errorsOfProblems(problems, await loadMessages(market.tag, ['forms'])) };
  }
  try {
    const body = await consentOf(client, market, 'email', form.email);
    const { subscription } = await client.call(subscribe, { body });
    return { ...form, errors: {}, done: subscription.doubleOptin ? 'subscribed' : 'pending' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const text = errorText(await loadMessages(market.tag, ['errors']), error.id, error.errorDetails[0]?.details);
    return error.id === 'AUT453' ? { ...form, errors: { email: text } } : { ...form, errors: {}, failure: text };
  }
}
