import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { WelcomePanelProps } from './welcome-panel.tsx';

/** Welcomes a new member (C2.69). Like the interests it outlasts the page that it was opened on. */
export const welcomeDialog: DialogDefinition<WelcomePanelProps> = {
  name: 'welcome',
  side: 'modal',
  load: withWords(['page', 'account'], () => import('./welcome-panel.tsx')),
  locked: true,
};
