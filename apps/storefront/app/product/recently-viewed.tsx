import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import { ProductRow } from '@eyelet/ui/products/product-row.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useState } from 'react';
import { useAnswer } from '../session/use-answer.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { recall, remember, type Viewed } from './viewed.ts';

/** What this browser has looked at before; comes after the page and stands last, so that it moves nothing. */
export function RecentlyViewed({ productId, masterId }: Viewed) {
  const say = useSay();
  const { header } = useLocale();
  const [before, setBefore] = useState<readonly Viewed[]>([]);

  useEffect(() => {
    setBefore(recall(localStorage).filter((one) => one.masterId !== masterId));
    remember(localStorage, { productId, masterId });
  }, [productId, masterId]);

  const ids = before.map((one) => one.productId);
  const data = useAnswer(ids.length > 0 ? `viewed ${header} ${ids}` : undefined, () =>
    shopperOf(header).client.call(readCards, { query: { ids, sort: 'recommended', count: 12 } }),
  );
  if (!data || data.products.length === 0) return null;
  return (
    <section className="mt-20 lg:mt-32">
      <h2 className="mb-6 px-gutter heading lg:mb-8">{say('product.recentlyViewed')}</h2>
      <ProductRow cards={data.products} label={say('product.recentlyViewed')} />
    </section>
  );
}
