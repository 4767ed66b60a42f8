import type { NewsletterAnswer } from '@eyelet/blocks/newsletter/answer.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { textOf } from '../forms/answer.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { type SubscribingMarket, subscribeByEmail } from './subscribe.ts';

/** Sends the newsletter form from the page; a network failure is shown as well, and the typed values stay. */
export async function sendNewsletter(
  market: SubscribingMarket & Readonly<{ header: string }>,
  posted: FormData,
): Promise<NewsletterAnswer> {
  try {
    return await subscribeByEmail(shopperOf(market.header).client, market, posted);
  } catch (error) {
    console.warn(error);
    const t = await loadMessages(market.tag, ['errors']);
    const form = { email: textOf(posted, 'email'), policy: posted.has('policy') };
    return { ...form, errors: {}, failure: t('error.generic') };
  }
}
