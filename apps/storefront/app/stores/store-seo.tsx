import type { StorePage } from '@eyelet/contracts/stores/store.ts';
import { storePath } from '@eyelet/domain/pages/paths.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { breadcrumbData } from '../seo/breadcrumb-data.ts';
import { Seo } from '../seo/seo.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { useShellData } from '../shop/shop-data.ts';
import { storeData } from './store-data.ts';

/** Head and structured data of a store page. */
export function StoreSeo({ store, url }: Readonly<{ store: StorePage; url: string }>) {
  const say = useSay();
  const shell = useShellData();
  const origin = shell?.origin ?? '';
  const { addressLine1: street, city } = store.address;
  return (
    <>
      <Seo
        title={store.name}
        description={say('stores.page.description', { name: store.name, street, city })}
        canonical={url}
        alternates={shell?.choices.map(({ locale }) => ({ locale, url: storePath(locale, store) })) ?? []}
        picture={store.picture ?? undefined}
      />
      <StructuredData data={storeData(store, origin, url)} />
      <StructuredData
        data={breadcrumbData(origin, [
          { label: say('stores.allStores'), url: `/${shell?.market.locale}/store-locator` },
          { label: store.name, url },
        ])}
      />
    </>
  );
}
