import { changeStore } from '@eyelet/contracts/cart/change-store.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';
import { recallStore } from '../shopper/my-store.ts';
import { currentShopper } from '../shopper/shopper.ts';
import { browserStorage } from '../storage/storage.ts';
import { changeStoreDialog } from './change-store-dialog.ts';
import { makeOwn } from './make-own.ts';
import { storeChangedDialog } from './store-changed-dialog.ts';
import { waitingElsewhere } from './waiting-items.ts';

/**
 * Makes a store the preferred one. If the cart has pickups at another store, the shopper is asked first (C2.52), and
 * the pickups move along; a change from one store to another is confirmed in a dialog (C2.67). The words of stores have
 * to be loaded.
 */
export function useChooseStore(): (store: Readonly<{ id: string; name: string }>) => void {
  const say = useSay();
  const dialogs = useDialogs();
  const { region, tag } = useMarket();
  return ({ id, name }) => {
    const store = { id, name, region };
    const before = recallStore(browserStorage());
    const waiting = waitingElsewhere(currentShopper().cart.last(), id);
    if (waiting) {
      const beforeName = before?.id === waiting.storeId ? before.name : undefined;
      dialogs.open(changeStoreDialog, { store, waiting, beforeName });
      return;
    }
    void makeOwn(store, tag);
    void tellCart(id);
    if (before && before.id !== id) dialogs.open(storeChangedDialog, { name, moved: false });
    else toasts.show({ title: say('stores.chosenNow', { store: name }), tone: 'success' });
  };
}

/** Reads the cart with the preferred store, so that it can offer the store when the warehouse has sold out (C4.24). */
async function tellCart(storeId: string): Promise<void> {
  const { client, cart } = currentShopper();
  const known = cart.last();
  if (!known) return;
  try {
    const params = { basketId: known.id };
    cart.take({ kind: 'answered', cart: await client.call(changeStore, { params, body: { storeId } }) });
  } catch (error) {
    // The preference is kept even so; the cart just does not offer the store.
    console.warn(error);
  }
}
