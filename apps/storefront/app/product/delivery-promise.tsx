import { formatMinor } from '@eyelet/domain/money/format.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';

/** The time of standard delivery in this market, and the order amount from which it is free. */
export function DeliveryPromise({ digital }: Readonly<{ digital: boolean }>) {
  const { say, tag } = useWords();
  const { shippingMethods, currency } = useMarket();
  const standard = shippingMethods.find((method) => method.code === 'standard');
  if (!standard || digital) return null;
  const { days, freeFrom } = standard;
  return (
    <p className="mt-6 flex items-start gap-3 text-14">
      <Icon name="parcel" className="size-5" />
      <span>
        {say('product.deliveryFrom', { from: days.from, to: days.to })}
        {freeFrom !== undefined && ` ${say('product.deliveryFree', { amount: formatMinor(freeFrom, currency, tag) })}`}
      </span>
    </p>
  );
}
