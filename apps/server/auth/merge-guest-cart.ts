import { giveCart, lockOpenCarts, mergeInto } from '@eyelet/db/cart/hand-over.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { type CartLine, readDocument, type StoredDocument } from '@eyelet/domain/cart/document.ts';
import { mergeCarts } from '@eyelet/domain/cart/merge-carts.ts';
import type { Context } from '../kernel/context.ts';

/** The cart after a merge, and the lines that came from the guest's cart. */
export type MergedCart = Readonly<{ basketId: string | null; brought: readonly CartLine[] }>;

/**
 * Merges the guest's cart with the account's and answers its id (C7.10). Repeated, it finds no guest cart and merges
 * nothing. Only the guest's own open cart is taken, whatever id the call names.
 */
export async function mergeGuestCart(
  tx: Reader,
  guestNo: string | undefined,
  consumerNo: string,
  { now, shop }: Pick<Context, 'now' | 'shop'>,
): Promise<MergedCart> {
  const [guest, account] = await lockOpenCarts<StoredDocument>(tx, [guestNo ?? '', consumerNo]);
  if (!guest) return { basketId: account?.id ?? null, brought: [] };
  const document = readDocument(guest.document);
  const brought = document.lines;
  if (!account) {
    await giveCart(tx, guest.id, consumerNo, now);
    return { basketId: guest.id, brought };
  }
  const kept = { id: account.id, document: readDocument(account.document) };
  const merged = mergeCarts(kept, document, shop.settings.current()['promotions.most-codes']);
  await mergeInto(tx, { id: account.id, document: merged }, guest.id, now);
  return { basketId: account.id, brought };
}
