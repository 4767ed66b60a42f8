import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { ReservePanelProps } from './reserve-panel.tsx';

/** Reserves an item at a store, to try on and pay there (C7.58). */
export const reserveDialog: DialogDefinition<ReservePanelProps> = {
  name: 'reserve-in-store',
  side: 'panel',
  load: withWords(['page', 'stores', 'forms'], () => import('./reserve-panel.tsx')),
};
