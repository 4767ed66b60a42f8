import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { textOf } from '../forms/answer.ts';

/** What became of a posted cancellation of items: done, or why not in the language of the page; `none`: nothing was chosen. */
export type CancelledItems = Readonly<{ done: boolean; none?: true; problem?: string }>;

/** Cancels the units that were chosen in the form. */
export async function postCancelItems(
  client: ApiClient,
  posted: FormData,
  order: Readonly<{ orderNumber: string; token?: string }>,
): Promise<CancelledItems> {
  const items = [...posted.keys()].flatMap((name) => {
    const itemId = name.startsWith('qty-') ? name.slice('qty-'.length) : '';
    const qty = Number(textOf(posted, name, 6));
    return itemId !== '' && Number.isSafeInteger(qty) && qty > 0 ? [{ itemId, qty }] : [];
  });
  if (items.length === 0) return { done: false, none: true };
  const body = { ...order, cancellationId: textOf(posted, 'cancellationId', 36), items };
  try {
    await client.call(cancelOrderItems, { body });
    return { done: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { done: false, problem: error.message };
  }
}
