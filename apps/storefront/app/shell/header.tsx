import { iconButtonLook } from '@eyelet/ui/actions/icon-button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { latePart } from '@eyelet/ui/loading/late-part.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useRef } from 'react';
import { AccountButton } from '../account-entry/account-button.tsx';
import { StoreBar } from '../associates/store-bar.tsx';
import { CartButton } from '../cart/cart-button.tsx';
import { FavoritesLink } from '../favorites/favorites-link.tsx';
import { useShopName } from '../shop/brand.ts';
import type { ShellData } from '../shop/read-shell.ts';
import { Wordmark } from '../shop/wordmark.tsx';
import { LocaleMenu } from './locale-menu.tsx';
import { MegaNavigation } from './mega-navigation.tsx';
import { MenuButton } from './menu-button.tsx';

const search = latePart(async () => (await import('../search/search-box.tsx')).SearchBox, { bySight: false });

/** The sticky header of every page. */
export function Header({ shell }: Readonly<{ shell: ShellData }>) {
  const shopName = useShopName();
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  search.useNearness(box);
  const home = `/${shell.market.locale}`;
  return (
    <header className="site-header">
      <StoreBar />
      <div className="flex h-16 items-center gap-1 px-gutter lg:gap-4">
        <MenuButton className="-ml-3 lg:hidden" />
        <Link
          href={home}
          aria-label={say('shop.homeOf', { shop: shopName })}
          className="mr-auto flex min-h-11 items-center"
        >
          <Wordmark className="text-28" />
        </Link>
        <div ref={box} className="hidden w-72 lg:block xl:w-96">
          <search.Part id="header-search" compact />
        </div>
        <Link
          href={`${home}/search-hub`}
          aria-label={say('shop.header.search')}
          className={`${iconButtonLook} lg:hidden`}
        >
          <Icon name="search" />
        </Link>
        <div className="flex items-center gap-1">
          <LocaleMenu shell={shell} />
          <AccountButton />
          <FavoritesLink className="max-[23rem]:hidden" />
          <CartButton />
        </div>
      </div>
      <MegaNavigation menu={shell.menu} />
    </header>
  );
}
