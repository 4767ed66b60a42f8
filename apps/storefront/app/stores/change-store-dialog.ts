import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { ChangeStorePanelProps } from './change-store-panel.tsx';

/** Asks before pickups are moved from one store to another (C2.52). */
export const changeStoreDialog: DialogDefinition<ChangeStorePanelProps> = {
  name: 'change-store',
  side: 'modal',
  load: withWords(['page', 'stores'], () => import('./change-store-panel.tsx')),
};
