import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import type { LinkedPanelProps } from './panel.tsx';

/** A dialog of the content that a link leads to. */
export const linkedContentDialog: DialogDefinition<LinkedPanelProps> = {
  name: 'content',
  side: 'modal',
  load: () => import('./panel.tsx'),
};
