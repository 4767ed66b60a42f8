import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useSigningDialogs } from '../account-entry/open.ts';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from '../shopper/consumer.ts';

/** Tells a guest why to sign in; their list is kept (C6.04). */
export function GuestNote({ signedIn, className }: Readonly<{ signedIn: boolean; className?: string }>) {
  const say = useSay();
  const { path } = useLocale();
  const { status } = useConsumer();
  const { openSignIn } = useSigningDialogs();
  if (status === 'consumer' || (status === 'unknown' && signedIn)) return null;
  return (
    <p className={className}>
      <span className="text-granite">{say('favorites.guest')}</span>{' '}
      <TextLink
        href={`/${path}/sign-in?next=${encodeURIComponent(`/${path}/favorites`)}`}
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
