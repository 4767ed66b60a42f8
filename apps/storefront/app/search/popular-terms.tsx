import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';

/** Terms that are often searched for, each a link to its results. */
export function PopularTerms({ terms }: Readonly<{ terms: readonly string[] }>) {
  const title = useSay()('catalogue.popularTerms');
  const { locale } = useMarket();
  if (terms.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-8 px-gutter">
      <h2 className="label-caps text-granite">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {terms.map((term) => (
          <li key={term}>
            <Link
              href={`/${locale}/search?q=${encodeURIComponent(term)}`}
              className="inline-flex min-h-11 items-center rounded-control border border-granite px-4 hover:border-ink hover:bg-paper"
            >
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
