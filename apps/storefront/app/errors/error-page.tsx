import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { SearchBox } from '../search/search-box.tsx';
import { Seo } from '../seo/seo.tsx';
import { useShellData } from '../shell/shop-data.ts';
import { ErrorScene } from './error-scene.tsx';

/** What a shopper sees instead of a page that does not exist or could not be made, with ways onward (C2.12). */
export function ErrorPage({ error }: Readonly<{ error: unknown }>) {
  const shell = useShellData();
  if (!shell) return null;
  // An address that cannot be one is like one that leads nowhere.
  const missing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 400);
  if (missing) return <NotAvailable />;
  return isOffline() ? <Offline /> : <Fault />;
}

function NotAvailable() {
  const say = useSay();
  const shell = useShellData();
  return (
    <ErrorScene title={say('shop.notFound.title')} text={say('shop.notFound.text')}>
      <Seo title={say('seo.notAvailable.title')} description={say('seo.notAvailable.description')} hidden />
      <div className="max-w-md">
        <SearchBox id="error-search" />
      </div>
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-18">
        <li>
          <Link href={`/${shell?.market.locale}`} className="plain-link">
            {say('shop.notFound.home')}
          </Link>
        </li>
        {shell?.categories.map((category) => (
          <li key={category.id}>
            <Link href={category.url} className="plain-link">
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </ErrorScene>
  );
}

function isOffline(): boolean {
  return typeof document !== 'undefined' && !navigator.onLine;
}

/** The page that was asked for comes by itself once there is a connection. */
function Offline() {
  const say = useSay();
  useEffect(() => {
    const again = () => location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <ErrorScene title={say('shop.offline.title')} text={say('shop.offline.text')}>
      <Seo title={say('shop.offline.title')} hidden />
      <Button onClick={() => location.reload()}>{say('shop.fault.retry')}</Button>
    </ErrorScene>
  );
}

function Fault() {
  const say = useSay();
  const shell = useShellData();
  return (
    <ErrorScene title={say('shop.fault.title')} text={say('shop.fault.text')}>
      <Seo title={say('shop.fault.title')} hidden />
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => location.reload()}>{say('shop.fault.retry')}</Button>
        <ButtonLink href={`/${shell?.market.locale}`} tone="secondary">
          {say('shop.notFound.home')}
        </ButtonLink>
      </div>
    </ErrorScene>
  );
}
