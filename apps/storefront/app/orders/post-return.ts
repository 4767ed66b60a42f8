import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { createReturnLabel } from '@eyelet/contracts/returns/create-label.ts';
import { returnReasons } from '@eyelet/contracts/returns/return.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { textOf } from '../forms/answer.ts';

/** What became of a posted return: done, or why not in the language of the page; `none`: nothing was chosen. */
export type Returned = Readonly<{ done: boolean; none?: true; withdrawn?: true; problem?: string }>;

type Proof = Readonly<{ token?: string; email?: string }>;

/** Takes money instead of another size of an item. */
async function postWithdrawal(client: ApiClient, posted: FormData, orderId: string, proof: Proof): Promise<Returned> {
  const body = { returnId: textOf(posted, 'returnId', 64), itemId: textOf(posted, 'itemId', 64), ...proof };
  try {
    await client.call(withdrawExchange, { params: { orderId }, body });
    return { done: true, withdrawn: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { done: false, problem: error.message };
  }
}

/** Does what a form of the returns of an order asks for; undefined for any other form. */
export async function postReturn(
  client: ApiClient,
  posted: FormData,
  orderId: string,
  proof: Proof = {},
): Promise<Returned | undefined> {
  switch (posted.get('intent')) {
    case 'return':
      return postAnnounced(client, posted, orderId, proof);
    case 'withdraw-exchange':
      return postWithdrawal(client, posted, orderId, proof);
    default:
      return undefined;
  }
}

/** Announces the return of the units that were chosen in the form. */
async function postAnnounced(client: ApiClient, posted: FormData, orderId: string, proof: Proof): Promise<Returned> {
  const items = [...posted.keys()].flatMap((name) => {
    const itemId = name.startsWith('qty-') ? name.slice('qty-'.length) : '';
    const qty = Number(textOf(posted, name, 6));
    const reason = returnReasons.find((one) => one === textOf(posted, `reason-${itemId}`, 40)) ?? 'other';
    const upc = textOf(posted, `exchange-${itemId}`, 20);
    const exchange = upc === '' ? {} : { exchange: upc };
    return itemId !== '' && Number.isSafeInteger(qty) && qty > 0 ? [{ itemId, qty, reason, ...exchange }] : [];
  });
  if (items.length === 0) return { done: false, none: true };
  try {
    await client.call(createReturnLabel, { params: { orderId }, body: { items, ...proof } });
    return { done: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { done: false, problem: error.message };
  }
}
