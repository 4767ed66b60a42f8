import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { listCancellable } from '@eyelet/contracts/orders/list-cancellable.ts';
import { textOf } from '../forms/answer.ts';
import { orNotAvailable } from '../page/not-available.ts';
import { orderQuery } from '../receipts/order-query.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import type { ReturnsProof } from './returns-proof.ts';

/** An order, and what proves that the visitor may look after it. */
export type AskedOrder = InputOf<typeof listCancellable>['body'];

/** The order that a form of a guest names with its email, else the one of the page's address. */
export function askedOrder(query: URLSearchParams, posted?: FormData): AskedOrder {
  const email = posted ? textOf(posted, 'email', 100) : '';
  if (posted && email !== '') return { orderNumber: textOf(posted, 'orderNumber', 64), email };
  const token = query.get('token')?.slice(0, 64);
  return { orderNumber: (query.get('order') ?? '').slice(0, 64), ...(token ? { token } : {}) };
}

/** What a guest has proved their order with, for the next form. */
export function proofOf({ orderNumber, email }: AskedOrder): ReturnsProof | undefined {
  return email === undefined ? undefined : { orderNumber, email };
}

/**
 * What a page shows of the order that its address names: one of the visitor, or the one that a mailed link was signed for, where a wrong
 * link counts as unknown. Of any other, `of` is undefined: whoever knows its email posts it as proof.
 */
export async function openAsked<T>(
  { session }: Pick<ShopContext, 'session'>,
  query: URLSearchParams,
  load: (asked: AskedOrder) => Promise<T>,
): Promise<Readonly<{ query: string; of: T | undefined }>> {
  const asked = askedOrder(query);
  const { orderNumber, token } = asked;
  const named = { query: orderQuery(orderNumber, token) };
  if (token !== undefined) return { ...named, of: await orNotAvailable(load(asked), 'OHS4004') };
  if (session === undefined) return { ...named, of: undefined };
  const of = await load(asked).catch((error: unknown) => {
    if (error instanceof ApiError && error.id === 'OHS4004') return undefined;
    throw error;
  });
  return { ...named, of };
}
