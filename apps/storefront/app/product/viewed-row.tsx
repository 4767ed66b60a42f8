import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import { ProductRow } from '@eyelet/ui/products/product-row.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';

/** A row of products by id, under the heading for recently viewed ones. */
export function ViewedRow({ ids }: Readonly<{ ids: readonly string[] }>) {
  const say = useSay();
  const { header } = useLocale();
  const data = useAnswer(`viewed ${header} ${ids}`, () =>
    shopperOf(header).client.call(readCards, { query: { ids: [...ids], sort: 'recommended', count: 12 } }),
  );
  if (!data || data.products.length === 0) return null;
  return (
    <section className="mt-20 lg:mt-32">
      <h2 className="mb-6 px-gutter heading lg:mb-8">{say('product.recentlyViewed')}</h2>
      <ProductRow cards={data.products} label={say('product.recentlyViewed')} />
    </section>
  );
}
