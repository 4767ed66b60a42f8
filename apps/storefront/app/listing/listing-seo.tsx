import type { Alternate } from '@eyelet/contracts/catalogue/label.ts';
import type { ListedCategory } from '@eyelet/contracts/catalogue/listing.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { breadcrumbData } from '../seo/breadcrumb-data.ts';
import { Seo } from '../seo/seo.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { useShellData } from '../shop/shop-data.ts';
import type { PageListing } from './page-listing.ts';

type ListingSeoProps = Readonly<{
  listing: PageListing;
  category: ListedCategory;
  page: number;
  alternates: readonly Alternate[];
}>;

/** Head and structured data of a category. Filtered and sorted variants have the plain page as canonical URL. */
export function ListingSeo({ listing, category, page, alternates }: ListingSeoProps) {
  const say = useSay();
  const origin = useShellData()?.origin ?? '';
  const { title, description } = category.seo;
  return (
    <>
      <Seo
        title={page > 1 ? say('seo.page', { title, n: page }) : title}
        description={description}
        canonical={page > 1 ? `${category.url}?page=${page}` : category.url}
        alternates={page > 1 ? [] : alternates}
        picture={category.picture ?? listing.products[0]?.pictures[0]}
      />
      <StructuredData data={breadcrumbData(origin, category.breadcrumbs)} />
      <StructuredData
        data={{
          '@type': 'ItemList',
          name: category.name,
          numberOfItems: listing.total,
          itemListElement: listing.products.map((card, index) => ({
            '@type': 'ListItem',
            position: listing.start + index + 1,
            url: origin + card.url,
            name: card.name,
          })),
        }}
      />
    </>
  );
}
