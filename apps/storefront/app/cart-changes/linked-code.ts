import { longestCode } from '@eyelet/contracts/cart/coupon.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { textOfRefusal } from '../session/refusals.ts';
import { currentShopper } from '../shopper/shopper.ts';
import { keep, tabStorage } from '../storage/storage.ts';
import type { ChangeRequest } from './change-queue.ts';
import { linkedCodeKey } from './linked-code-key.ts';

type Change = (request: ChangeRequest) => Promise<void>;

/** Stops waiting for goods; at most one code waits. */
let stopWaiting: (() => void) | undefined;

/**
 * Applies the code of a link to the cart and says so, or why not. While the cart is empty, the code is kept for the
 * visit and applied with the first goods; without a new code, a kept one keeps waiting.
 */
export async function takeLinkedCode(linked: string | null, change: Change, tag: string): Promise<void> {
  const given = linked ? linked.trim().slice(0, longestCode).toUpperCase() : null;
  // Where nothing is stored the URL has it for a reload.
  if (given !== null && keep(tabStorage(), linkedCodeKey, given)) forgetInAddress();
  const code = given ?? tabStorage().getItem(linkedCodeKey);
  if (!code) return;
  const { cart } = currentShopper();
  const hasGoods = () => (cart.last()?.items.length ?? 0) > 0;
  stopWaiting?.();
  if (hasGoods()) return put(code, change, tag);
  const stop = cart.subscribe(() => {
    if (!hasGoods()) return;
    stop();
    put(code, change, tag).catch(console.warn);
  });
  stopWaiting = stop;
  if (!linked) return;
  const say = await loadMessages(tag, ['lists']);
  toasts.show({ title: say('promotions.link.kept', { code }) });
}

async function put(code: string, change: Change, tag: string): Promise<void> {
  // Removed first, so that another tab does not apply it a second time.
  tabStorage().removeItem(linkedCodeKey);
  const { cart } = currentShopper();
  try {
    const isThere = cart.last()?.couponItems.some((one) => one.code === code);
    if (!isThere) await change({ change: { kind: 'coupon', code }, options: { suppressErrorToast: true } });
    const say = await loadMessages(tag, ['lists']);
    toasts.show({ title: say('promotions.link.applied', { code }), tone: 'success' });
  } catch (error) {
    if (error instanceof ApiError) {
      const [say, text] = await Promise.all([loadMessages(tag, ['lists']), textOfRefusal(error, tag)]);
      toasts.show({ title: say('promotions.link.refused', { code }), text, tone: 'error' });
    } else {
      keep(tabStorage(), linkedCodeKey, code);
      throw error;
    }
  }
}

/** Removes the code from the URL, so that a reload or a shared link does not apply it again. */
function forgetInAddress(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('code');
  window.history.replaceState(window.history.state, '', address);
}
