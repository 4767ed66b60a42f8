import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';

/** Looks an email up, signs in or up, and completes the profile, step by step (C2.73). */
export const enrolmentDialog: DialogDefinition = {
  name: 'enrolment',
  side: 'modal',
  load: withWords(['page', 'forms', 'account'], () => import('./enrolment-panel.tsx')),
};
