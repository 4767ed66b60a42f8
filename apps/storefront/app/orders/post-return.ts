import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { createReturnLabel } from '@eyelet/contracts/returns/create-label.ts';
import { returnReasons } from '@eyelet/contracts/returns/return.ts';
import { textOf } from '../forms/answer.ts';

/** What became of a posted return: done, or why not in the language of the page; `none`: nothing was chosen. */
export type Returned = Readonly<{ done: boolean; none?: true; problem?: string }>;

type Proof = Readonly<{ token?: string; email?: string }>;

/** Announces the return of the units that were chosen in the form. */
export async function postReturn(
  client: ApiClient,
  posted: FormData,
  orderId: string,
  proof: Proof = {},
): Promise<Returned> {
  const items = [...posted.keys()].flatMap((name) => {
    const itemId = name.startsWith('qty-') ? name.slice('qty-'.length) : '';
    const qty = Number(textOf(posted, name, 6));
    const reason = returnReasons.find((one) => one === textOf(posted, `reason-${itemId}`, 40)) ?? 'other';
    return itemId !== '' && Number.isSafeInteger(qty) && qty > 0 ? [{ itemId, qty, reason }] : [];
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
