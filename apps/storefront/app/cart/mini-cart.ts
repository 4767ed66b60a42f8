import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';

/** The cart beside the page (C2.59). */
export const miniCart: DialogDefinition = {
  name: 'mini-cart',
  side: 'panel',
  load: () => import('./mini-cart-panel.tsx'),
};
