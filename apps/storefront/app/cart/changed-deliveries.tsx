import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../session/locale.ts';

/** Lines that are delivered otherwise than was chosen, on the way to an order: why, and where to choose anew. */
export function ChangedDeliveries({ cart }: Readonly<{ cart: Cart }>) {
  const say = useSay();
  const { path } = useLocale();
  const changed = cart.items.flatMap(({ transition, ...item }) => (transition ? [{ ...item, transition }] : []));
  return (
    <ul className="grid gap-3 border-l-2 border-lichen bg-paper p-4">
      {changed.map(({ id, name, transition }) => (
        <li key={id} data-flash={transition.type} className="flex gap-3">
          <Icon name="parcel" className="mt-0.5 size-5 shrink-0" />
          <p>
            <span className="font-medium">{name}</span>
            <span className="block text-14">{say(`delivery.reason.${transition.reason}`)}</span>
            <a href={`/${path}/cart?change=${id}`} className="plain-link text-14">
              {say('delivery.change')}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
