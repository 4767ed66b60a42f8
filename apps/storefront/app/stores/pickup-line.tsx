import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense } from 'react';
import { useChangeCart } from '../cart-changes/changes-provider.tsx';
import { useMarket } from '../shop/shop-data.ts';
import { useMyStore } from '../shopper/my-store.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { PickupParts } from './open-pickup.ts';
import { PickupWords } from './pickup-words.tsx';

const PickupMine = lazy(withWords(['page', 'stores'], () => import('./pickup-mine.tsx')));

type PickupLineProps = Readonly<{ product: Product; upc: string | undefined }> & Pick<PickupParts, 'showCart'>;

/**
 * Collecting a product from a store: the stock of the preferred store for the chosen size, and a button to choose
 * another (C2.60). Its two lines have a fixed height, as the preferred store is read after the first paint, and only
 * for shoppers who have chosen a store.
 */
export function PickupLine({ product, upc, showCart }: PickupLineProps) {
  const say = useSay();
  const dialogs = useDialogs();
  const change = useChangeCart();
  const { locale, region, tag } = useMarket();
  const mine = useMyStore();
  const words = <PickupWords title={say('product.pickup.title')} text={say('product.pickup.text')} />;
  return (
    <Link
      href={`/${locale}/store-locator`}
      aria-haspopup="dialog"
      onClick={async (event) => {
        event.preventDefault();
        const { openPickup } = await import('./open-pickup.ts');
        openPickup({ dialogs, change, region, tag, showCart }, product, upc);
      }}
      className="mt-6 flex items-start gap-3 border-y border-drift py-4 text-14"
    >
      <Icon name="pin" className="size-5" />
      {mine ? (
        <Suspense fallback={words}>
          <PickupMine store={mine} upc={upc} />
        </Suspense>
      ) : (
        words
      )}
      <Icon name="chevron-right" className="size-5 self-center" />
    </Link>
  );
}
