import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';

/** Replaces the button to add to the cart for a product sold only in stores (B3.3.06). Without scripts it links to the stores. */
export function ReserveLine({ product }: Readonly<{ product: Product }>) {
  const say = useSay();
  const dialogs = useDialogs();
  const { locale } = useMarket();
  return (
    <ButtonLink
      href={`/${locale}/store-locator`}
      aria-haspopup="dialog"
      wide
      onClick={async (event) => {
        event.preventDefault();
        const { openReserve } = await import('./open-pickup.ts');
        openReserve(dialogs, product);
      }}
    >
      {say('product.reserve')}
    </ButtonLink>
  );
}
