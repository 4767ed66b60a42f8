import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from '../shopper/consumer.ts';
import { useSigningDialogs } from './open.ts';

export type SignInLineProps = Readonly<{
  /** The path to return to after signing in without scripts, such as `/checkout`. */
  place: string;
  /** Whether the visitor was signed in when the server rendered the page. */
  signedIn: boolean;
  className?: string;
  /** The reason to sign in here, in place of the question for an account. */
  children?: ReactNode;
}>;

/** Offers guests to sign in; their choices on the page are kept. */
export function SignInLine({ place, signedIn, className, children }: SignInLineProps) {
  const say = useSay();
  const { path } = useLocale();
  const { status } = useConsumer();
  const { openSignIn } = useSigningDialogs();
  if (status === 'consumer' || (status === 'unknown' && signedIn)) return null;
  return (
    <p className={className}>
      {children ?? say('cart.haveAccount')}{' '}
      <TextLink
        href={`/${path}/sign-in?next=${encodeURIComponent(`/${path}${place}`)}`}
        onClick={(event) => {
          event.preventDefault();
          openSignIn({ confirms: true });
        }}
      >
        {say('shop.header.signIn')}
      </TextLink>
    </p>
  );
}
