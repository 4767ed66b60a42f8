import { placeLink } from '@eyelet/blocks/place-link.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { AccountButton } from '../account-entry/account-button.tsx';
import { StoreBar } from '../associates/store-bar.tsx';
import { CartButton } from '../cart/cart-button.tsx';
import { useShopName } from '../shop/brand.ts';
import type { PageFrame } from '../shop/page-frame.ts';
import type { ShellData } from '../shop/read-shell.ts';
import { Wordmark } from '../shop/wordmark.tsx';

/** The header of the checkout: logo, help, who is signed in, and a link to the cart; no other links that distract. */
function Head({ shell }: Readonly<{ shell: ShellData }>) {
  const base = `/${shell.market.locale}`;
  const shopName = useShopName();
  const say = useSay();
  // The first item of the footer is help, and its last link is the contact page.
  const help = shell.footerItems[0];
  const contact = help?.targets?.at(-1);
  return (
    <header className="sticky top-0 z-30 border-b border-drift bg-foam">
      <StoreBar />
      <div className="flex h-16 items-center gap-2 px-gutter">
        <Link href={base} aria-label={say('shop.homeOf', { shop: shopName })} className="touch-area mr-auto">
          <Wordmark className="text-28" />
        </Link>
        {contact && (
          <Link href={placeLink(base, contact.url)} className="quiet-link flex min-h-11 items-center px-3">
            {help?.title ?? contact.text}
          </Link>
        )}
        <AccountButton />
        <CartButton followed />
      </div>
    </header>
  );
}

/** The footer of the checkout: help and terms in a row. */
function Foot({ shell }: Readonly<{ shell: ShellData }>) {
  const base = `/${shell.market.locale}`;
  const say = useSay();
  return (
    <footer className="mt-6 border-t border-drift px-gutter py-8 text-14 text-granite lg:mt-32">
      <nav aria-label={shell.footerItems[0]?.title}>
        <ul className="flex flex-wrap gap-x-6">
          {shell.footerItems
            .flatMap(({ targets = [] }) => targets)
            .map(({ url, text }) => (
              <li key={`${url} ${text}`}>
                <Link href={placeLink(base, url)} className="quiet-link inline-flex min-h-11 min-w-11 items-center">
                  {text}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <p className="mt-3">{say('shop.footer.demo')}</p>
    </footer>
  );
}

/** The frame of the checkout, in place of header and footer. */
export const checkoutFrame: PageFrame = { Head, Foot };
