import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { buttonLook } from '@eyelet/ui/actions/button.tsx';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { sizeOptions } from '../product/size-options.ts';
import { useMarket } from '../shell/shop-data.ts';
import { reserveDialog } from './reserve-dialog.ts';

/** In the place of the cart for a product that only stores sell (B3.3.06). Without scripts it leads to the stores. */
export default function ReserveLine({ product }: Readonly<{ product: Product }>) {
  const say = useSay();
  const dialogs = useDialogs();
  const { locale } = useMarket();
  const sizes = sizeOptions(product);
  return (
    <>
      <p className="mb-5 text-18">{say('product.reserveOnly')}</p>
      <Link
        href={`/${locale}/store-locator`}
        aria-haspopup="dialog"
        className={buttonLook('primary', 'regular', true)}
        onClick={(event) => {
          event.preventDefault();
          const upc = sizes.length === 1 ? sizes[0]?.value : undefined;
          dialogs.open(reserveDialog, { productId: product.id, sizes, upc });
        }}
      >
        {say('product.reserve')}
      </Link>
    </>
  );
}
