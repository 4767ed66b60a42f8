import type { OrderSummary } from '@eyelet/contracts/orders/list.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Amount } from '../cart/amount.tsx';
import { useLocale } from '../shop/locale.ts';

/** Pictures of an order in the history; further items are counted. */
const mostPictures = 4;

/** An order in the history, with pictures of its items. */
export function OrderEntry({ order, day }: Readonly<{ order: OrderSummary; day: string }>) {
  const say = useSay();
  const { path } = useLocale();
  const { orderNumber, status, items, total, totalUnits, currency } = order;
  const further = items.length - mostPictures;
  return (
    <li className="grid gap-4 border-b border-drift py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-18 font-medium">
          <Link href={`/${path}/account/order?order=${orderNumber}`} className="plain-link">
            {say('purchases.open', { number: orderNumber })}
          </Link>
        </h2>
        <p className="font-medium text-kelp">{say(`order.state.${status}`)}</p>
      </div>
      <p className="flex flex-wrap gap-x-6 text-granite">
        <span>{day}</span>
        <span>{say('purchases.units', { n: totalUnits })}</span>
        <Amount value={total} currency={currency} />
      </p>
      <ul className="flex flex-wrap gap-3">
        {items.slice(0, mostPictures).map(({ itemId, name, image }) => (
          <li key={itemId} className="w-18">
            <Picture name={image} alt={name} sizes="4.5rem" most={240} className="aspect-square w-full" />
          </li>
        ))}
        {further > 0 && (
          <li className="grid size-18 place-items-center bg-paper text-granite">
            {say('purchases.morePictures', { n: further })}
          </li>
        )}
      </ul>
    </li>
  );
}
