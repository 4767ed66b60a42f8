import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { WelcomePanelProps } from './welcome-panel.tsx';

/** Welcomes a new member (C2.69). Like the interests it stays open when the page changes. */
export const welcomeDialog: DialogDefinition<WelcomePanelProps> = {
  name: 'welcome',
  side: 'modal',
  load: withWords(['page', 'account'], () => import('./welcome-panel.tsx')),
  locked: true,
};
