import { pageTypeOf } from '@eyelet/domain/pages/page-type.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { type ReactNode, useContext, useEffect } from 'react';
import { Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage } from './errors/error-page.tsx';
import { carryOutEarlyPresses } from './shell/early-press.ts';
import icon from './shell/icon.svg?url';
import { Shell } from './shell/shell.tsx';
import { styleAddress, stylesWithin } from './shell/styles.ts';
import { ShellContext, shellLinkId } from './shop/shop-data.ts';
import { partsOf } from './words/parts.ts';

/** Loads the words of the next page before it is shown. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await loadMessages(document.documentElement.lang, partsOf(new URL(request.url).pathname));
    return next();
  },
];

export function Layout({ children }: Readonly<{ children: ReactNode }>) {
  const shell = useContext(ShellContext);
  const { pathname } = useLocation();
  const failed = useRouteError() != null;
  return (
    <html
      lang={shell?.data.market.tag ?? 'en'}
      data-preview={shell?.data.preview && new URLSearchParams(shell.data.preview).toString()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f4ee" />
        <style id="styles" dangerouslySetInnerHTML={{ __html: stylesWithin }} />
        {/* Not as `links` of the route: the router compares those anew for each page. */}
        <link rel="preload" as="font" type="font/woff2" href={bricolage} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={instrument} crossOrigin="anonymous" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {shell && (
          <link
            id={shellLinkId}
            rel="preload"
            as="fetch"
            href={shell.address}
            crossOrigin="anonymous"
            fetchPriority="low"
          />
        )}
      </head>
      <body data-page-type={failed ? 'error' : pageTypeOf(pathname)}>
        {children}
        <ScrollRestoration />
        <Scripts />
        {/* At the end of the body, so that the first paint does not wait for it; the styles it needs are inline in the head. */}
        <link rel="stylesheet" href={styleAddress} />
      </body>
    </html>
  );
}

export default function App() {
  // Tells tests and style sheets that the page is hydrated.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
    carryOutEarlyPresses();
    addEventListener('scroll', async () => (await import('./shell/follow-scroll.ts')).followScroll(), { once: true });
  }, []);
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}
