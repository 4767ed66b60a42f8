import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { currentShopper } from '../session/shopper.ts';
import { useMarket } from '../shell/shop-data.ts';
import { changeStoreDialog } from './change-store-dialog.ts';
import { keepStore, recallStore } from './my-store.ts';
import { storeChangedDialog } from './store-changed-dialog.ts';
import { waitingElsewhere } from './waiting-items.ts';

/**
 * Makes a store the shopper's own. While the cart holds items to be collected elsewhere he is asked first (C2.52), and
 * what is collected moves along; a change from one store to another is told in a dialog (C2.67). The words of stores have
 * to be loaded.
 */
export function useChooseStore(): (store: Readonly<{ id: string; name: string }>) => void {
  const say = useSay();
  const dialogs = useDialogs();
  const { region } = useMarket();
  return ({ id, name }) => {
    const store = { id, name, region };
    const before = recallStore(localStorage);
    const waiting = waitingElsewhere(currentShopper().cart.last(), id);
    if (waiting) {
      const beforeName = before?.id === waiting.storeId ? before.name : undefined;
      dialogs.open(changeStoreDialog, { store, waiting, beforeName });
      return;
    }
    keepStore(localStorage, store);
    if (before && before.id !== id) dialogs.open(storeChangedDialog, { name, moved: false });
    else toasts.show({ title: say('stores.chosenNow', { store: name }), tone: 'success' });
  };
}
