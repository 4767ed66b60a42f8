import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from '../shopper/consumer.ts';
import { useSigningDialogs } from './open.ts';

export type SignInLineProps = Readonly<{
  /** Page of the shop to come back to where no script runs, such as `/checkout`. */
  place: string;
  /** What the server knew when it made the page. */
  signedIn: boolean;
  className?: string;
  /** What an account is for here, instead of the question whether there is one. */
  children?: ReactNode;
}>;

/** Offers a guest to sign in; what they have chosen so far is kept. */
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
