import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { SignUpPanelProps } from './sign-up-panel.tsx';

/** The sign-up form: standard, of the membership, or simplified (C2.58, C2.66). */
export const signUpDialog: DialogDefinition<SignUpPanelProps> = {
  name: 'sign-up',
  side: 'modal',
  load: withWords(['page', 'forms', 'account'], () => import('./sign-up-panel.tsx')),
  keptUnder: ['sms-terms'],
};
