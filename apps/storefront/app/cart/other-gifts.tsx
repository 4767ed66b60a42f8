import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';

/** What a shopper can have as a gift instead: a button for each, which works without scripts. */
export function OtherGifts({ of }: Readonly<{ of: CartItem['otherGifts'] }>) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <form method="post" action={`/${path}/cart`} className="mt-2 flex flex-wrap gap-2">
      {of.map(({ promotionId, upc, name, colour, size, image }) => (
        <button
          key={upc}
          type="submit"
          name="gift"
          value={`${promotionId} ${upc}`}
          className="flex min-h-11 items-center gap-2 border border-drift bg-foam py-1 pl-1 pr-3 text-left text-14 hover:border-ink"
        >
          <Picture name={image} alt="" sizes="2.5rem" most={120} className="size-10" />
          <span>
            {name}
            <span className="block text-granite">{say('cart.lineOf', { colour, size })}</span>
            <span className="block underline">{say('delivery.apply')}</span>
          </span>
        </button>
      ))}
    </form>
  );
}
