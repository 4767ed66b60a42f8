import { storePath } from '@eyelet/domain/pages/paths.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';
import { useMyStore } from '../shopper/my-store.ts';

/** The link to the preferred store, or to the locator. */
export function MyStoreLink({ className = '' }: Readonly<{ className?: string }>) {
  const say = useSay();
  const { locale } = useMarket();
  const store = useMyStore();
  return (
    <Link
      href={store ? storePath(locale, store) : `/${locale}/store-locator`}
      className={classes('inline-flex items-center', className)}
    >
      <Icon name="pin" className="size-[1.25em]" />
      <span className="quiet-link">
        {store ? say('shop.header.storeOf', { name: store.name }) : say('shop.header.findStore')}
      </span>
    </Link>
  );
}
