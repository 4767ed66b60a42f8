import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import type { SavedItems } from '@eyelet/contracts/saved-items/saved-items.ts';
import { createChangeQueue } from '../cart-changes/change-queue.ts';
import { tellFailure } from '../session/tell-failure.ts';
import type { LocaleForms } from '../shop/locale.ts';
import { savedAtOnce, savedStore } from '../shopper/saved-store.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { callFor } from './call-for.ts';
import type { SavedChange } from './saved-change.ts';

type Request = Readonly<{ change: SavedChange; locale: LocaleForms }>;

const queue = createChangeQueue<Request>(async ({ change, locale }, later) => {
  if (isOvertaken(change, later())) return;
  const shopper = shopperOf(locale.header);
  const query = { count: Math.max(savedAtOnce, savedStore.get()?.items.length ?? 0) };
  const answer = await callFor(change, query, shopper);
  show(answer, later());
  if ('cart' in answer && answer.cart) shopper.cart.take({ kind: 'answered', cart: answer.cart });
});

/**
 * Carries out changes one after the other. A failure is shown, and the list stays as the server has it: what could not be
 * moved to the cart stays saved (C8.131, C8.132). Resolves to whether it succeeded; a change that is under way is not repeated.
 */
export async function changeSaved(change: SavedChange, locale: LocaleForms): Promise<boolean> {
  const same = JSON.stringify(change);
  if (queue.read().some((one) => JSON.stringify(one.change) === same)) return false;
  try {
    await queue.add({ change, locale });
    return true;
  } catch (error) {
    await readAnew(error, locale);
    await tellFailure(error, locale.tag);
    return false;
  }
}

/** Reads the list from the server; keeps the last known one when that fails. */
async function readAnew(error: unknown, { header }: LocaleForms): Promise<void> {
  savedStore.revert();
  if (!(error instanceof ApiError)) return;
  const query = { count: Math.max(savedAtOnce, savedStore.get()?.items.length ?? 0) };
  const list: SavedItems = await shopperOf(header).client.call(listSavedItems, { query });
  show(list, queue.read());
}

/** Whether a later quantity of the same item waits already, so that this one need not be sent. */
function isOvertaken(change: SavedChange, later: readonly Request[]): boolean {
  if (change.kind !== 'quantity') return false;
  const { itemId } = change.item;
  return later.some(({ change: one }) => one.kind === 'quantity' && one.item.itemId === itemId);
}

/** Shows a list with the quantities that the shopper has chosen since the call was sent. */
function show(list: SavedItems, later: readonly Request[]): void {
  savedStore.take(list);
  for (const { change } of later) {
    if (change.kind !== 'quantity') continue;
    const item = list.items.find(({ itemId }) => itemId === change.item.itemId);
    if (item) savedStore.put({ ...item, qty: change.qty });
  }
}
