import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { mediaUrl } from '@eyelet/ui/pictures/media.ts';
import { breadcrumbData } from '../seo/breadcrumb-data.ts';
import { Seo } from '../seo/seo.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { useShopName } from '../shop/brand.ts';
import { useShellData } from '../shop/shop-data.ts';

/** Head and structured data of a product: one offer per size. */
export function ProductSeo({ product }: Readonly<{ product: Product }>) {
  const shopName = useShopName();
  const origin = useShellData()?.origin ?? '';
  return (
    <>
      <Seo
        title={product.seo.title}
        description={product.seo.description}
        canonical={product.url}
        alternates={product.alternates}
        picture={product.pictures[0]?.name}
        kind="product"
      />
      <StructuredData data={productData(product, origin, shopName)} />
      <StructuredData
        data={breadcrumbData(origin, [...product.breadcrumbs, { label: product.name, url: product.url }])}
      />
    </>
  );
}

function productData(product: Product, origin: string, shopName: string): object {
  // Search engines read it from the HTML, so the code that builds it is left out of the browser's scripts.
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.id,
    url: origin + product.url,
    color: product.color,
    brand: { '@type': 'Brand', name: shopName },
    itemCondition: 'https://schema.org/NewCondition',
    image: product.pictures.map((picture) => origin + mediaUrl(picture.name, 1400)),
    offers: product.variants
      .filter((variant) => variant.productId === product.id)
      .map((variant) => ({
        '@type': 'Offer',
        sku: variant.sku,
        gtin13: variant.upc,
        price: variant.price.current.toFixed(2),
        priceCurrency: product.currency,
        // Short names are as good as addresses, and there is one for each size.
        availability: variant.productInventoryState,
      })),
  };
}
