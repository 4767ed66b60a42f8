import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';

/** What became of a posted cancellation: done, or why not in the language of the page. */
export type Cancelled = Readonly<{ done: true; problem?: undefined } | { done: false; problem: string }>;

/** Cancels the order that the query of a page names, by its token where it has one. */
export async function postCancel(client: ApiClient, query: URLSearchParams): Promise<Cancelled> {
  const orderNumber = (query.get('order') ?? '').slice(0, 64);
  const token = query.get('token')?.slice(0, 64);
  try {
    await client.call(cancelOrder, { body: { orderNumber, ...(token ? { token } : {}) } });
    return { done: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { done: false, problem: error.message };
  }
}
