import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, type MouseEvent, Suspense } from 'react';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from '../shopper/consumer.ts';
import { accountLook } from './account-look.ts';
import { useSigningDialogs } from './open.ts';

const loadMenu = async () => ({ default: (await import('./account-menu.tsx')).AccountMenu });
const AccountMenu = lazy(loadMenu);

/**
 * A link to sign in, or the name and menu of the signed-in consumer. The width is fixed, so the header does not move
 * when the name loads.
 */
export function AccountButton() {
  const say = useSay();
  const { path } = useLocale();
  const { profile } = useConsumer();
  const { openSignIn } = useSigningDialogs();
  return (
    <div className="hidden lg:block">
      {profile ? (
        <Suspense fallback={<span className={accountLook} />}>
          <AccountMenu name={profile.consumerDetails.firstName} />
        </Suspense>
      ) : (
        <Link href={`/${path}/sign-in`} className={accountLook} onClick={whenPlain(() => openSignIn())}>
          <Icon name="person" className="size-5 shrink-0" />
          <span className="truncate">{say('shop.header.signIn')}</span>
        </Link>
      )}
    </div>
  );
}

/** Handles a click with a script unless it opens another tab or window. */
function whenPlain(run: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    run();
  };
}
