import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { PayLaterProps } from './pay-later-panel.tsx';

/** Explains paying later (C2.56). */
export const payLaterDialog: DialogDefinition<PayLaterProps> = {
  name: 'pay-later',
  side: 'modal',
  load: withWords(['page', 'wallets'], () => import('./pay-later-panel.tsx')),
};
