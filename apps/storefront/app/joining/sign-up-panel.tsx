import type { SignUpVariant } from '@eyelet/domain/markets/sign-up-rules.ts';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { SkeletonLines } from '@eyelet/ui/layout/skeleton.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useNavigate } from 'react-router';
import { useLocale } from '../shop/locale.ts';
import { useAfterSignUp } from './after-sign-up.ts';
import { noArrival } from './arrival.ts';
import { nothingKnown } from './prefill.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpIntro } from './sign-up-intro.tsx';
import { useServerDay } from './use-server-day.ts';

export type SignUpPanelProps = Readonly<{
  variant: SignUpVariant;
  /** Whether the shopper signs up to buy the product on the page (B4.3.04). */
  toBuy?: boolean;
  email?: string;
  /** Opens the sign-in dialog. */
  onSignIn: () => void;
}>;

/** Signing up in a dialog (C2.58, C2.66). */
export default function SignUpPanel({
  close,
  titleId,
  variant,
  toBuy = false,
  email = '',
  onSignIn,
}: SignUpPanelProps & DialogContentProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { path } = useLocale();
  const today = useServerDay();
  const goOn = useAfterSignUp(variant, toBuy);
  return (
    <DialogPanel title={say(`joining.signUp.${variant}`)} titleId={titleId} close={close}>
      <SignUpIntro variant={variant} onSignIn={onSignIn} />
      {today === undefined ? (
        <SkeletonLines lines={12} />
      ) : (
        <SignUpForm
          arrival={{ ...noArrival, variant }}
          today={today}
          prefill={{ ...nothingKnown, email }}
          onDone={(done) => {
            close();
            goOn(done);
            if (!done.profile) void navigate(`/${path}/sign-in`);
          }}
        />
      )}
    </DialogPanel>
  );
}
