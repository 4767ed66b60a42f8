import { Link } from '../links/link.tsx';
import { useSay } from '../words/words.tsx';

export type Crumb = Readonly<{ label: string; url: string }>;

/** The path from the start page; the last step is the page itself and not a link. */
export function Breadcrumbs({ crumbs, current }: Readonly<{ crumbs: readonly Crumb[]; current?: string }>) {
  const say = useSay();
  return (
    <nav aria-label={say('shop.breadcrumbs')}>
      <ol className="no-scrollbar flex gap-2 overflow-x-auto whitespace-nowrap text-14 text-granite">
        {crumbs.map((crumb) => (
          <li key={crumb.url} className="flex shrink-0 gap-2">
            <Link href={crumb.url} className="quiet-link crumb">
              {crumb.label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        {current && (
          <li aria-current="page" className="min-w-12 truncate text-ink">
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
