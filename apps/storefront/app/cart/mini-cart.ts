import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { MiniCartProps } from './mini-cart-panel.tsx';

/** The cart in a side panel (C2.59). */
export const miniCart: DialogDefinition<MiniCartProps> = {
  name: 'mini-cart',
  side: 'panel',
  title: 'shop.cart',
  load: withWords(['page', 'delivery'], () => import('./mini-cart-panel.tsx')),
};
