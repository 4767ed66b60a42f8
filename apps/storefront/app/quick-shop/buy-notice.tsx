import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useSigningDialogs } from '../account-entry/open.ts';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from '../shopper/consumer.ts';

/** Whether the shopper can add the product to the cart now; a presale is for signed-in consumers. */
export function useMayBuy(product: Product): boolean {
  const { status } = useConsumer();
  return isSold(product) && (!product.presale || status === 'consumer');
}

function isSold({ comingSoon, isRobisOnly, isGift }: Product): boolean {
  return !comingSoon && !isRobisOnly && !isGift;
}

/** Why a product cannot be bought now, and what the shopper can do. */
export function BuyNotice({ product }: Readonly<{ product: Product }>) {
  const { say, tag } = useWords();
  const { path } = useLocale();
  const { openSignIn } = useSigningDialogs();
  return (
    <div className="grid gap-5 border-y border-drift py-5 text-18">
      <p>{noticeOf()}</p>
      {isSold(product) && product.presale && (
        <ButtonLink
          href={`/${path}/sign-in?next=${encodeURIComponent(product.url)}`}
          wide
          onClick={(event) => {
            event.preventDefault();
            openSignIn({ toBuy: true });
          }}
        >
          {say('shop.header.signIn')}
        </ButtonLink>
      )}
    </div>
  );

  function noticeOf(): string {
    if (product.isRobisOnly) return say('product.reserveOnly');
    const from = product.price.salesPriceActiveDate;
    if (product.comingSoon && from) {
      const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(from));
      return say('product.comingOn', { date });
    }
    return say(product.isGift ? 'product.giftOnly' : 'product.membersFirst');
  }
}
