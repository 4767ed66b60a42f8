import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from '../shopper/consumer.ts';
import { useSignOut } from '../shopper/use-sign-out.ts';
import { useSigningDialogs } from './open.ts';

const look = 'flex items-center gap-3 py-3 text-18 font-medium';

/** The account in the menu of small screens. */
export function MenuAccount({ close }: Readonly<{ close: () => void }>) {
  const say = useSay();
  const { path } = useLocale();
  const { profile } = useConsumer();
  const { openSignIn } = useSigningDialogs();
  const { leave } = useSignOut();
  if (!profile) {
    return (
      <Link
        href={`/${path}/sign-in`}
        className={look}
        onClick={(event) => {
          event.preventDefault();
          openSignIn();
        }}
      >
        <Icon name="person" />
        {say('shop.header.signIn')}
      </Link>
    );
  }
  const { firstName } = profile.consumerDetails;
  return (
    <>
      <Link href={`/${path}/account`} className={look}>
        <Icon name="person" />
        {firstName === '' ? say('shop.header.account') : say('shop.header.accountOf', { name: firstName })}
      </Link>
      <Link href={`/${path}/account/orders`} className="quiet-link block py-2.5">
        {say('shop.header.orders')}
      </Link>
      <button
        type="button"
        className="quiet-link py-2"
        onClick={() => {
          close();
          void leave();
        }}
      >
        {say('shop.header.signOut')}
      </button>
    </>
  );
}
