import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { InterestsPanelProps } from './interests-panel.tsx';

/** Asks a new consumer for interests (C2.55). It stays open when the page changes, as a sign-up navigates. */
export const interestsDialog: DialogDefinition<InterestsPanelProps> = {
  name: 'interests',
  side: 'modal',
  load: withWords(['page', 'account'], () => import('./interests-panel.tsx')),
  locked: true,
};
