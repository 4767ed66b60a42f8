import type { SavedItem } from '@eyelet/contracts/saved-items/saved-items.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { QuantityStepper } from '@eyelet/ui/fields/quantity-stepper.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { ShopperPrice } from '@eyelet/ui/prices/shopper-price.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { savedStore } from '../shopper/saved-store.ts';
import { ChangeSize } from './change-size.tsx';
import type { SavedChange } from './saved-change.ts';

export type SavedLineProps = Readonly<{
  item: SavedItem;
  currency: string;
  change: (asked: SavedChange) => Promise<boolean>;
  onMove: () => void;
  onRemove: () => void;
}>;

/** One saved item: product, quantity, and buttons to move it to the cart or remove it. A form without scripts. */
export function SavedLine({ item, currency, change, onMove, onRemove }: SavedLineProps) {
  const say = useSay();
  const { path } = useLocale();
  const { name } = item;
  return (
    <li className="grid grid-cols-[6.5rem_1fr] gap-x-4 border-b border-drift py-5 sm:gap-x-6" data-saved={item.upc}>
      <Link href={item.pageUrl} tabIndex={-1} aria-hidden="true" className="block aspect-square self-start bg-mist">
        {item.image !== '' && (
          <Picture name={item.image} alt="" sizes="6.5rem" most={480} className="aspect-square w-full" />
        )}
      </Link>
      <div className="grid content-between gap-4">
        <div className="grid grid-cols-[1fr_auto] gap-x-4">
          <div className="min-w-0">
            <h3 className="font-medium">
              {name === '' ? (
                say('saved.gone')
              ) : (
                <Link href={item.pageUrl} className="quiet-link touch-area">
                  {name}
                </Link>
              )}
            </h3>
            {name !== '' && (
              <p className="text-14 text-granite">{say('cart.lineOf', { colour: item.colour, size: item.size })}</p>
            )}
            {name !== '' && !item.available && <p className="mt-1 text-14 text-buoy">{say('saved.soldOut')}</p>}
          </div>
          {item.price && (
            <p className="price-column">
              <ShopperPrice price={item.price} currency={currency} masterId={item.masterId} />
            </p>
          )}
        </div>
        <form method="post" action={`/${path}/saved-items`} className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <input type="hidden" name="itemId" value={item.itemId} />
          {item.available && (
            <>
              <QuantityStepper
                label={say('cart.quantityOf', { name })}
                value={item.qty}
                max={Math.max(item.qty, item.maxQty)}
                submitAs="qty"
                onValue={(qty) => {
                  savedStore.put({ ...item, qty });
                  void change({ kind: 'quantity', item, qty });
                }}
              />
              <Button
                type="submit"
                name="move"
                value={item.itemId}
                tone="secondary"
                size="small"
                aria-label={say('saved.moveName', { name })}
                onClick={(event) => {
                  event.preventDefault();
                  onMove();
                }}
              >
                {say('saved.move')}
              </Button>
            </>
          )}
          <div className="flex items-center gap-x-5">
            {name !== '' && <ChangeSize item={item} change={change} />}
            <button
              type="submit"
              name="remove"
              value="1"
              aria-label={say('saved.removeName', { name: name === '' ? item.productId : name })}
              className="quiet-link touch-area py-2 text-14 text-granite hover:text-ink"
              onClick={(event) => {
                event.preventDefault();
                onRemove();
              }}
            >
              {say('saved.remove')}
            </button>
          </div>
        </form>
      </div>
    </li>
  );
}
