import { giveCart, lockOpenCarts, mergeInto } from '@eyelet/db/cart/hand-over.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { mergeCarts } from '@eyelet/domain/cart/merge-carts.ts';

/**
 * Makes one cart of the guest's and the account's, and answers its id (C7.10). A second time there is no guest cart any
 * more, so nothing is merged twice. Only the guest's own open cart is taken, whatever id the call names.
 */
export async function mergeGuestCart(
  tx: Reader,
  guestNo: string | undefined,
  consumerNo: string,
  now: Date,
): Promise<string | null> {
  const [guest, account] = await lockOpenCarts<CartDocument>(tx, [guestNo ?? '', consumerNo]);
  if (!guest) return account?.id ?? null;
  if (!account) {
    await giveCart(tx, guest.id, consumerNo, now);
    return guest.id;
  }
  await mergeInto(tx, { id: account.id, document: mergeCarts(account, guest.document) }, guest.id, now);
  return account.id;
}
