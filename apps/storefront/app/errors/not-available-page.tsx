import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { ErrorScene } from '../page/error-scene.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Seo } from '../seo/seo.tsx';
import { useShellData } from '../shop/shop-data.ts';

/** The page for addresses that do not exist: search and links to go on (C2.12). */
export default function NotAvailablePage() {
  const say = useSay();
  const shell = useShellData();
  return (
    <ErrorScene title={say('shop.notFound.title')} text={say('shop.notFound.text')}>
      <Seo title={say('seo.notAvailable.title')} description={say('seo.notAvailable.description')} hidden />
      <div className="max-w-md">
        <SearchBox id="error-search" />
      </div>
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-18">
        <li>
          <Link href={`/${shell?.market.locale}`} className="plain-link">
            {say('shop.notFound.home')}
          </Link>
        </li>
        {shell?.categories.map((category) => (
          <li key={category.id}>
            <Link href={category.url} className="plain-link">
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </ErrorScene>
  );
}
