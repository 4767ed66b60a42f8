import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useSigningDialogs } from '../account-entry/open.ts';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from '../shopper/consumer.ts';
import { ShareOpen, type ShareProps } from './share-open.tsx';

/** Sharing needs an account (C6.04): guests are asked to sign in, consumers get a link and can send it. */
export function ShareForms(props: ShareProps) {
  const say = useSay();
  const { path } = useLocale();
  const { status } = useConsumer();
  const { openSignIn } = useSigningDialogs();
  const isConsumer = status === 'consumer' || (status === 'unknown' && props.signedIn);
  if (isConsumer) return <ShareOpen {...props} />;
  return (
    <div className="grid justify-items-start gap-5">
      <p>{say('favorites.share.guest')}</p>
      <ButtonLink
        href={`/${path}/sign-in?next=${encodeURIComponent(`/${path}/favorites`)}`}
        onClick={(event) => {
          event.preventDefault();
          openSignIn({ confirms: true });
        }}
      >
        {say('favorites.share.signIn')}
      </ButtonLink>
    </div>
  );
}
