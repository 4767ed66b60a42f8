import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { StoreChangedPanelProps } from './store-changed-panel.tsx';

/** Tells which store is the shopper's now (C2.67). */
export const storeChangedDialog: DialogDefinition<StoreChangedPanelProps> = {
  name: 'store-changed',
  side: 'modal',
  load: withWords(['page', 'stores'], () => import('./store-changed-panel.tsx')),
};
