import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { PickupPanelProps } from './pickup-panel.tsx';

/**
 * Chooses a store to collect from, with the stock of each (C2.60). Stays open under dialogs that the shopper may have
 * to finish first (C2.72).
 */
export const pickupDialog: DialogDefinition<PickupPanelProps> = {
  name: 'pickup-in-store',
  side: 'panel',
  keptUnder: ['sign-in', 'forgot-password', 'sign-up', 'pay-later'],
  load: withWords(['page', 'stores'], () => import('./pickup-panel.tsx')),
};
