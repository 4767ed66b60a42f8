import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import type { SigningDialogs } from './signing-dialogs.ts';

export type ForgotPasswordPanelProps = Readonly<{ email: string; opens: SigningDialogs }>;

/** Asking for a new password in a dialog (C2.54). */
export default function ForgotPasswordPanel({
  close,
  titleId,
  email,
  opens,
}: ForgotPasswordPanelProps & DialogContentProps) {
  const say = useSay();
  return (
    <DialogPanel title={say('auth.forgot.title')} titleId={titleId} close={close}>
      <ForgotPasswordForm email={email} />
      <div className="mt-8 border-t border-drift pt-4">
        <Button tone="quiet" className="!px-0" onClick={() => opens.openSignIn({ email })}>
          {say('auth.forgot.back')}
        </Button>
      </div>
    </DialogPanel>
  );
}
