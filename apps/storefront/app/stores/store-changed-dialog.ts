import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { StoreChangedPanelProps } from './store-changed-panel.tsx';

/** Says which store is now the preferred one (C2.67). */
export const storeChangedDialog: DialogDefinition<StoreChangedPanelProps> = {
  name: 'store-changed',
  side: 'modal',
  load: withWords(['page', 'stores'], () => import('./store-changed-panel.tsx')),
};
