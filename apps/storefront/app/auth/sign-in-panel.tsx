import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { needsEmployeeTerms } from './employee-terms.ts';
import { JoinWays } from './join-ways.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInOptions, SigningDialogs } from './signing-dialogs.ts';

export type SignInPanelProps = SignInOptions & Readonly<{ opens: SigningDialogs }>;

/** Signing in, in a dialog (C2.63). */
export default function SignInPanel({
  close,
  titleId,
  email,
  confirms = false,
  toBuy = false,
  onDone,
  opens,
}: SignInPanelProps & DialogContentProps) {
  const say = useSay();
  const finish = (profile: Profile) => {
    const { firstName } = profile.consumerDetails;
    if (needsEmployeeTerms(profile)) opens.openEmployeeTerms();
    else if (confirms) opens.openConfirmation(firstName);
    else close();
    onDone?.();
  };
  return (
    <DialogPanel title={say('auth.signIn.title')} titleId={titleId} close={close}>
      <p className="mb-6 max-w-prose">{say('auth.signIn.text')}</p>
      <SignInForm email={email} onDone={finish} onForgot={opens.openForgotPassword} />
      <JoinWays onSignUp={(variant) => opens.openSignUp({ variant, toBuy })} />
    </DialogPanel>
  );
}
