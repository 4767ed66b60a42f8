import { readNavigation } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { pageTypeOf } from '@eyelet/domain/pages/page-type.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteError,
} from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage } from './errors/error-page.tsx';
import { carryOutEarlyPresses } from './shell/early-press.ts';
import icon from './shell/icon.svg?url';
import { marketChoices, marketView } from './shell/market-view.ts';
import { readFooter } from './shell/read-footer.ts';
import { Shell } from './shell/shell.tsx';
import { useShellData } from './shell/shop-data.ts';
import { styleAddress, stylesWithin } from './shell/styles.ts';
import { shopContext } from './shop-context.ts';
import { partsOf } from './words/parts.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: bricolage, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: instrument, crossOrigin: 'anonymous' },
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { market, origin, live, features, payLaterScript, express, client } = context.get(shopContext);
  const [{ categories }, footerGroups] = await Promise.all([
    client.call(readNavigation, {}),
    readFooter(client, market.locale),
  ]);
  const choices = marketChoices(market.tag);
  return {
    market: marketView(market, express),
    choices,
    origin,
    live,
    features,
    payLaterScript,
    categories,
    footerGroups,
  };
}

export type ShellData = Awaited<ReturnType<typeof loader>>;

/** Words that the next page needs are there before it is shown. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await loadMessages(document.documentElement.lang, partsOf(new URL(request.url).pathname));
    return next();
  },
];

/** Market and navigation stay as they are while a shopper moves about; another market is another document. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({ children }: Readonly<{ children: ReactNode }>) {
  const shell = useShellData();
  const { pathname } = useLocation();
  const failed = useRouteError() != null;
  return (
    <html lang={shell?.market.tag ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f4ee" />
        <style id="styles" dangerouslySetInnerHTML={{ __html: stylesWithin }} />
        <Links />
      </head>
      <body data-page-type={failed ? 'error' : pageTypeOf(pathname)}>
        {children}
        <ScrollRestoration />
        <Scripts />
        {/* Behind the page, so that nothing waits for it: what the first paint needs stands above. */}
        <link rel="stylesheet" href={styleAddress} />
      </body>
    </html>
  );
}

export default function App() {
  // Lets tests and style sheets know that controls answer now.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
    carryOutEarlyPresses();
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
