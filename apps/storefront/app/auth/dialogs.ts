import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { ConfirmationPanelProps } from './confirmation-panel.tsx';
import type { ForgotPasswordPanelProps } from './forgot-password-panel.tsx';
import type { SignInPanelProps } from './sign-in-panel.tsx';

const parts = ['page', 'forms', 'account'] as const;

/** The sign-in form (C2.63). */
export const signInDialog: DialogDefinition<SignInPanelProps> = {
  name: 'sign-in',
  side: 'modal',
  title: 'shop.header.signIn',
  load: withWords(parts, () => import('./sign-in-panel.tsx')),
};

/** Confirms a sign-in (C2.65). */
export const confirmationDialog: DialogDefinition<ConfirmationPanelProps> = {
  name: 'sign-in-confirmation',
  side: 'modal',
  load: withWords(parts, () => import('./confirmation-panel.tsx')),
};

/** Asks for a link to choose a new password (C2.54). */
export const forgotPasswordDialog: DialogDefinition<ForgotPasswordPanelProps> = {
  name: 'forgot-password',
  side: 'modal',
  load: withWords(parts, () => import('./forgot-password-panel.tsx')),
};

/** The terms of the employee discount, to be accepted or not (C2.53). */
export const employeeTermsDialog: DialogDefinition = {
  name: 'employee-terms',
  side: 'modal',
  load: withWords(parts, () => import('./employee-terms-panel.tsx')),
};
