import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';

/** The cart beside the page (C2.59). */
export const miniCart: DialogDefinition = {
  name: 'mini-cart',
  side: 'panel',
  load: withWords(['page', 'delivery'], () => import('./mini-cart-panel.tsx')),
};
