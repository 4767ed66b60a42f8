import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorScene } from '../page/error-scene.tsx';
import { Seo } from '../seo/seo.tsx';
import { reloadGuarded } from '../session/reload-guard.ts';
import { useShellData } from '../shop/shop-data.ts';

const NotAvailablePage = lazy(() => import('./not-available-page.tsx'));
const NotSentPage = lazy(() => import('./not-sent-page.tsx'));

/** What a shopper sees instead of a page that does not exist or could not be made, with ways onward (C2.12). */
export function ErrorPage({ error }: Readonly<{ error: unknown }>) {
  const shell = useShellData();
  if (!shell) return null;
  const Known = isRouteErrorResponse(error) ? known[error.status] : undefined;
  return Known ? (
    <Suspense>
      <Known />
    </Suspense>
  ) : (
    <Trouble
      why={typeof document !== 'undefined' && !navigator.onLine ? 'offline' : 'fault'}
      unloaded={isUnloaded(error)}
    />
  );
}

/** What stands in the place of a page whose answer is no fault, by status. */
const known: Readonly<Record<number, typeof NotAvailablePage>> = { 404: NotAvailablePage, 405: NotSentPage };

function reloadOnce(): void {
  reloadGuarded({ storage: window.sessionStorage, now: Date.now, reload: () => location.reload() });
}

/** Whether the script of the page could not be fetched, be it for want of a connection or since the shop was built anew. */
function isUnloaded(error: unknown): boolean {
  return error instanceof Error && 'unloaded' in error;
}

/**
 * A page that could not be made; offline it comes by itself once there is a connection. One without its script is loaded as
 * a whole, provided that the shop answers: the browser's own error page says less than this one.
 */
function Trouble({ why, unloaded }: Readonly<{ why: 'fault' | 'offline'; unloaded: boolean }>) {
  const say = useSay();
  const shell = useShellData();
  useEffect(() => {
    const again = () => location.reload();
    window.addEventListener('online', again);
    if (unloaded && why === 'fault') {
      fetch(location.href, { method: 'HEAD' }).then(reloadOnce, () => undefined);
    }
    return () => window.removeEventListener('online', again);
  }, [unloaded, why]);
  return (
    <ErrorScene title={say(`shop.${why}.title`)} text={say(`shop.${why}.text`)}>
      <Seo title={say(`shop.${why}.title`)} hidden />
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => location.reload()}>{say('shop.fault.retry')}</Button>
        <ButtonLink href={`/${shell?.market.locale}`} tone="secondary">
          {say('shop.notFound.home')}
        </ButtonLink>
      </div>
    </ErrorScene>
  );
}
