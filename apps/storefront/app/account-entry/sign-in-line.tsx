import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from '../shopper/consumer.ts';
import { useSigningDialogs } from './open.ts';

export type SignInLineProps = Readonly<{
  /** Page of the shop to come back to where no script runs, such as `/checkout`. */
  place: string;
  /** What the server knew when it made the page. */
  signedIn: boolean;
  className?: string;
}>;

/** Offers a guest who is about to buy to sign in; the cart is kept. */
export function SignInLine({ place, signedIn, className }: SignInLineProps) {
  const say = useSay();
  const { path } = useLocale();
  const { status } = useConsumer();
  const { openSignIn } = useSigningDialogs();
  if (status === 'consumer' || (status === 'unknown' && signedIn)) return null;
  return (
    <p className={className}>
      {say('cart.haveAccount')}{' '}
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
