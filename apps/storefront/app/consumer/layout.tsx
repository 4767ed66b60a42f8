import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/layout';
import { lastOrder } from './last-order.ts';
import { accountPages } from './pages.ts';
import { asConsumer } from './require-consumer.ts';
import { SignOutForm } from './sign-out-form.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = { includeLoyaltySummary: true };
  const shop = context.get(shopContext);
  return asConsumer(shop, request, async (client) => {
    // A loader of the overview's own would make the list of routes longer, which every page fetches.
    const profile = await client.call(readConsumer, { query });
    return { profile, last: await lastOrder(client, shop.market) };
  });
}

/** The frame of the account: navigation and the current page (C2.18, C2.19). */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the navigation is a row wider than the screen; the current entry is scrolled into view.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <div className="px-gutter pb-24 pt-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-16 lg:pt-14 xl:gap-x-24">
      <nav aria-label={say('account.title')} className="lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">
        <ul
          ref={list}
          className="-mx-gutter flex overflow-x-auto border-b border-drift px-1 lg:mx-0 lg:block lg:overflow-visible lg:border-b-0 lg:px-0"
        >
          {accountPages.map((page) => (
            <li key={page.place} className="shrink-0">
              <AccountTab
                href={`/${path}/account${page.place}`}
                isAbove={'below' in page && pathname === `/${path}/account${page.below}`}
              >
                {say(page.title)}
              </AccountTab>
            </li>
          ))}
        </ul>
        <div className="mt-8 hidden lg:block">
          <SignOutForm />
        </div>
      </nav>
      <div className="mt-8 max-w-3xl lg:mt-0">
        <Outlet context={loaderData} />
      </div>
    </div>
  );
}

type AccountTabProps = Readonly<{
  href: string;
  /** Whether a page below it is shown, such as one of the orders. */
  isAbove: boolean;
  children: string;
}>;

function AccountTab({ href, isAbove, children }: AccountTabProps) {
  const isShown = useLocation().pathname === href;
  const isCurrent = isShown || isAbove;
  return (
    <Link
      href={href}
      aria-current={isShown ? 'page' : isAbove || undefined}
      className={classes(
        'tab block whitespace-nowrap border-b-2 px-3 py-3 text-16 lg:border-b-0 lg:border-l-2 lg:px-4 lg:py-2',
        isCurrent ? 'border-ink font-medium' : 'border-transparent text-granite hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}
