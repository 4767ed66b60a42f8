import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { GiftPanelProps } from './gift-panel.tsx';

/** Writes the greeting that goes with an item (C2.48). */
export const giftDialog: DialogDefinition<GiftPanelProps> = {
  name: 'gift-option',
  side: 'modal',
  load: withWords(['page', 'forms', 'delivery'], () => import('./gift-panel.tsx')),
};
