import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { SmsTermsPanelProps } from './sms-terms-panel.tsx';

/** The terms for text messages (B4.3.07). */
export const smsTermsDialog: DialogDefinition<SmsTermsPanelProps> = {
  name: 'sms-terms',
  side: 'modal',
  load: withWords(['page', 'account'], () => import('./sms-terms-panel.tsx')),
};
