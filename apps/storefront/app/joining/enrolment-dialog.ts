import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';

/** The enrolment: looks up an email, signs in or up, and completes the profile (C2.73). */
export const enrolmentDialog: DialogDefinition = {
  name: 'enrolment',
  side: 'modal',
  load: withWords(['page', 'forms', 'account'], () => import('./enrolment-panel.tsx')),
};
