import type { DialogManager } from '@eyelet/ui/dialogs/dialog-manager.ts';
import { prepareDialog } from '@eyelet/ui/dialogs/prepare-dialog.ts';
import type { AddLineParts } from '../cart-changes/add-line.ts';
import { miniCart } from './mini-cart.ts';

/** The parts of `addLine` that show the mini cart: it loads while the change is sent and opens with the added line. */
export function miniCartParts(dialogs: DialogManager): Omit<AddLineParts, 'change'> {
  return {
    prepareMiniCart: () => prepareDialog(miniCart),
    openMiniCart: (added) => dialogs.open(miniCart, { added }),
  };
}
