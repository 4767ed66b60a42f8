import { iconButtonLook } from '@eyelet/ui/actions/icon-button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { AccountButton } from '../account-entry/account-button.tsx';
import { CartButton } from '../cart/cart-button.tsx';
import { FavoritesLink } from '../favorites/favorites-link.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { useShopName } from '../shop/brand.ts';
import type { ShellData } from '../shop/read-shell.ts';
import { LocaleMenu } from './locale-menu.tsx';
import { MegaNavigation } from './mega-navigation.tsx';
import { MenuButton } from './menu-button.tsx';
import { Wordmark } from './wordmark.tsx';

/** The sticky header of every page. */
export function Header({ shell }: Readonly<{ shell: ShellData }>) {
  const shopName = useShopName();
  const say = useSay();
  const home = `/${shell.market.locale}`;
  return (
    <header className="sticky top-0 z-30 border-b border-drift bg-foam">
      <div className="flex h-(--header) items-center gap-1 px-gutter xl:gap-6">
        <MenuButton className="-ml-3 xl:hidden" />
        <Link
          href={home}
          aria-label={say('shop.homeOf', { shop: shopName })}
          className="mr-auto flex min-h-11 items-center xl:mr-4"
        >
          <Wordmark className="text-28" />
        </Link>
        <MegaNavigation categories={shell.categories} />
        <div className="hidden w-56 min-[1360px]:block min-[1400px]:w-72">
          <SearchBox id="header-search" compact />
        </div>
        <Link
          href={`${home}/search`}
          aria-label={say('shop.header.search')}
          className={`${iconButtonLook} min-[1360px]:hidden`}
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
    </header>
  );
}
