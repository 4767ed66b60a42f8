import { resendGiftCardEmail } from '@eyelet/contracts/gift-cards/resend-email.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { textOf } from '../forms/answer.ts';

/** What became of sending a gift card again: done, or why not in the language of the page. */
export type Resent = Readonly<{ itemId: string; problem: string | undefined }>;

/** Sends the gift cards of a line again, of the order that the query of a page names, by its token where it has one. */
export async function postResend(client: ApiClient, query: URLSearchParams, posted: FormData): Promise<Resent> {
  const orderNumber = (query.get('order') ?? '').slice(0, 64);
  const token = query.get('token')?.slice(0, 64);
  const itemId = textOf(posted, 'itemId', 64);
  try {
    await client.call(resendGiftCardEmail, { body: { orderNumber, itemId, ...(token ? { token } : {}) } });
    return { itemId, problem: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { itemId, problem: error.message };
  }
}
