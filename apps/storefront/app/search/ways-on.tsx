import { placeLink } from '@eyelet/blocks/place-link.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { ProductRow } from '@eyelet/ui/products/product-row.tsx';
import type { ShownCard } from '@eyelet/ui/products/shown-card.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useShellData } from '../shop/shop-data.ts';
import { CategoryLinks } from './category-links.tsx';

/** Shown when a search has no term or no results: popular products, categories, help. */
export function WaysOn({ offers }: Readonly<{ offers: readonly ShownCard[] }>) {
  const say = useSay();
  const shell = useShellData();
  const help = shell?.footerItems[0];
  return (
    <>
      {offers.length > 0 && (
        <section className="mt-12 lg:mt-16">
          <h2 className="mb-6 px-gutter heading">{say('catalogue.searchOffers')}</h2>
          <ProductRow cards={offers} label={say('catalogue.searchOffers')} />
        </section>
      )}
      <div className="mt-12 grid gap-12 px-gutter lg:grid-cols-12">
        <CategoryLinks />
        {help?.targets && (
          // The footer has a navigation of this name.
          <section aria-label={help.title} className="lg:col-span-4 lg:col-start-9">
            <h2 className="label-caps text-granite">{help.title}</h2>
            <ul className="mt-4">
              {help.targets.map(({ url, text }) => (
                <li key={`${url} ${text}`}>
                  <Link
                    href={placeLink(`/${shell?.market.locale}`, url)}
                    className="quiet-link inline-block py-2.5 text-18"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
