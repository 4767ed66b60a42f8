import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorScene } from '../page/error-scene.tsx';
import { Seo } from '../seo/seo.tsx';
import { reloadGuarded } from '../session/reload-guard.ts';
import { useShellData } from '../shop/shop-data.ts';
import { tabStorage } from '../storage/storage.ts';

const NotAvailablePage = lazy(() => import('./not-available-page.tsx'));
const NotSentPage = lazy(() => import('./not-sent-page.tsx'));

/** The page for missing pages and failures, with links to go on (C2.12). */
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

/** Pages for expected statuses; all others are faults. */
const known: Readonly<Record<number, typeof NotAvailablePage>> = { 404: NotAvailablePage, 405: NotSentPage };

function reloadOnce(): void {
  reloadGuarded({ storage: tabStorage(), now: Date.now, reload: () => location.reload() });
}

/** Whether the script of the page could not be loaded, because of a lost connection or a new deployment. */
function isUnloaded(error: unknown): boolean {
  return error instanceof Error && 'unloaded' in error;
}

/**
 * The page for a failure; offline it reloads by itself once there is a connection. A page without its script is reloaded as
 * a document, but only when the server answers: otherwise the browser would show its own error page.
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
