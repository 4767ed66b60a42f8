import type { DialogManager } from '@eyelet/ui/dialogs/dialog-manager.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { confirmationDialog, employeeTermsDialog, forgotPasswordDialog, signInDialog } from '../auth/dialogs.ts';
import type { SigningDialogs } from '../auth/signing-dialogs.ts';
import { enrolmentDialog } from '../joining/enrolment-dialog.ts';
import { signUpDialog } from '../joining/sign-up-dialog.ts';
import { useFeatures } from '../shop/features.ts';

/** Opens the sign-in and sign-up dialogs. Each loads its code and words when it opens. */
export function useSigningDialogs(): SigningDialogs {
  return signingDialogs(useDialogs(), useFeatures());
}

/** The same for a given dialog manager and the features that are on. */
export function signingDialogs(dialogs: DialogManager, features: readonly string[]): SigningDialogs {
  const opens: SigningDialogs = {
    openSignIn: (options = {}) => {
      // The simplified variant begins with the email alone (C2.64).
      if (features.includes('simplified-enrolment')) opens.openEnrolment();
      else dialogs.open(signInDialog, { ...options, opens });
    },
    openSignUp: (options = { variant: 'standard' }) => {
      const { toBuy = false } = options;
      dialogs.open(signUpDialog, { ...options, onSignIn: () => opens.openSignIn({ toBuy }) });
    },
    openForgotPassword: (email = '') => dialogs.open(forgotPasswordDialog, { email, opens }),
    openEnrolment: () => dialogs.open(enrolmentDialog, {}),
    openConfirmation: (firstName) => dialogs.open(confirmationDialog, { firstName }),
    openEmployeeTerms: () => dialogs.open(employeeTermsDialog, {}),
  };
  return opens;
}
