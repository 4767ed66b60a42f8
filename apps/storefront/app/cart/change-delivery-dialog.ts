import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { ChangeDeliveryProps } from './change-delivery-panel.tsx';

/** Switches a line between delivery, pickup and delivery to a store, and its shipment between methods (C2.51). */
export const changeDeliveryDialog: DialogDefinition<ChangeDeliveryProps> = {
  name: 'change-delivery',
  side: 'modal',
  load: withWords(['page', 'delivery'], () => import('./change-delivery-panel.tsx')),
};
