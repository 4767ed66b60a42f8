import { useShopName } from '../shop/brand.ts';
import { useShellData } from '../shop/shop-data.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { StructuredData } from './structured-data.tsx';

/** Structured data of a page that is neither product nor list: its name, and its place under the home page. */
export function PageData({ name, description, url }: Readonly<{ name: string; description: string; url: string }>) {
  const shopName = useShopName();
  const shell = useShellData();
  const origin = shell?.origin ?? '';
  const home = `/${shell?.market.locale}`;
  return (
    <>
      <StructuredData
        data={{
          '@type': 'WebPage',
          name,
          description,
          url: origin + url,
          inLanguage: shell?.market.tag,
          isPartOf: { '@type': 'WebSite', name: shopName, url: origin + home },
        }}
      />
      <StructuredData
        data={breadcrumbData(origin, [
          { label: shopName, url: home },
          { label: name, url },
        ])}
      />
    </>
  );
}
