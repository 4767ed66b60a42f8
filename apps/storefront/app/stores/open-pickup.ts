import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import type { Region } from '@eyelet/domain/markets/market.ts';
import type { DialogManager } from '@eyelet/ui/dialogs/dialog-manager.ts';
import { sizeOptions } from '@eyelet/ui/products/size-options.ts';
import { type AddLineParts, addLine } from '../cart-changes/add-line.ts';
import type { ChangeRequest } from '../cart-changes/changes-provider.tsx';
import { recallStore } from '../shopper/my-store.ts';
import { browserStorage } from '../storage/storage.ts';
import { makeOwn } from './make-own.ts';
import { pickupDialog } from './pickup-dialog.ts';
import { reserveDialog } from './reserve-dialog.ts';

export type PickupParts = Readonly<{
  dialogs: DialogManager;
  change: (request: ChangeRequest) => Promise<void>;
  region: Region;
  /** BCP 47, for what the shopper reads. */
  tag: string;
  showCart: (dialogs: DialogManager) => Omit<AddLineParts, 'change'>;
}>;

/** Opens the choice of a store to collect a product from, and adds it to the cart for that store (C2.60). */
export function openPickup(
  { dialogs, change, region, tag, showCart }: PickupParts,
  product: Product,
  upc: string | undefined,
): void {
  dialogs.open(pickupDialog, {
    sizes: sizeOptions(product),
    upc,
    onChoose: async ({ upc: chosen, fulfilment, store }) => {
      const { id: productId, maxQty } = product;
      const line = { upc: chosen, productId, qty: 1, maxQty, recipeId: null, fulfilment, storeId: store.id };
      await addLine({ change, ...showCart(dialogs) }, line);
      if (!recallStore(browserStorage())) void makeOwn({ ...store, region }, tag);
    },
  });
}

/** Opens the choice of a store to reserve an item at. */
export function openReserve(dialogs: DialogManager, product: Product): void {
  const sizes = sizeOptions(product);
  const upc = sizes.length === 1 ? sizes[0]?.value : undefined;
  dialogs.open(reserveDialog, { productId: product.id, sizes, upc });
}
