import { useSay } from '@eyelet/ui/words/words.tsx';
import { SignInLine } from '../account-entry/sign-in-line.tsx';

/** Explains to a guest why to sign in; their list is kept (C6.04). */
export function GuestNote({ signedIn, className }: Readonly<{ signedIn: boolean; className?: string }>) {
  const say = useSay();
  return (
    <SignInLine place="/favorites" signedIn={signedIn} className={className}>
      <span className="text-granite">{say('favorites.guest')}</span>
    </SignInLine>
  );
}
