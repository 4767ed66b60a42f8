import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { ChangeStorePanelProps } from './change-store-panel.tsx';

/** Asks before what is collected from one store moves to another (C2.52). */
export const changeStoreDialog: DialogDefinition<ChangeStorePanelProps> = {
  name: 'change-store',
  side: 'modal',
  load: withWords(['page', 'stores'], () => import('./change-store-panel.tsx')),
};
