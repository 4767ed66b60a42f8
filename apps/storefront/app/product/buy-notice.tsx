import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';

/** Id of the badge of products that only come as a gift. */
const gift = 'GIFT';

/** Whether a guest can put the product into a cart now. */
export function mayBuy(product: Product): boolean {
  return !product.comingSoon && !product.presale && !product.isRobisOnly && product.badge?.id !== gift;
}

/** Why a product cannot be bought here and now. */
export function BuyNotice({ product }: Readonly<{ product: Product }>) {
  const { say, tag } = useWords();
  return <p className="border-y border-drift py-5 text-18">{noticeOf()}</p>;

  function noticeOf(): string {
    if (product.isRobisOnly) return say('product.reserveOnly');
    const from = product.price.salesPriceActiveDate;
    if (product.comingSoon && from) {
      const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(from));
      return say('product.comingOn', { date });
    }
    return say(product.presale ? 'product.membersFirst' : 'product.giftOnly');
  }
}
