import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useShellData } from '../shop/shop-data.ts';

/** Large links to the first level of categories, for a search without a term or results. */
export function CategoryLinks() {
  const say = useSay();
  const categories = useShellData()?.categories ?? [];
  return (
    <nav aria-label={say('shop.search.categories')} className="lg:col-span-7">
      <ul>
        {categories.map((category) => (
          <li key={category.id} className="border-t border-drift last:border-b">
            <Link href={category.url} className="quiet-link block py-3 heading">
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
