import type { DialogManager } from '@eyelet/ui/dialogs/dialog-manager.ts';
import { prepareDialog } from '@eyelet/ui/dialogs/prepare-dialog.ts';
import type { AddLineParts } from '../cart-changes/add-line.ts';
import { miniCart } from './mini-cart.ts';

/** How adding a line shows the mini cart: fetched beside the change, and opened with what was added. */
export function miniCartParts(dialogs: DialogManager): Omit<AddLineParts, 'change'> {
  return {
    prepareMiniCart: () => prepareDialog(miniCart),
    openMiniCart: (added) => dialogs.open(miniCart, { added }),
  };
}
