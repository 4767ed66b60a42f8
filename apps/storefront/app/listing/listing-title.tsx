import type { ListedCategory } from '@eyelet/contracts/catalogue/listing.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Breadcrumbs } from '@eyelet/ui/navigation/breadcrumbs.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

/** Name, count and introduction of a category, with links to its subcategories. */
export function ListingTitle({ category, total }: Readonly<{ category: ListedCategory; total: number }>) {
  const say = useSay();
  const above = category.breadcrumbs.filter((crumb) => crumb.categoryId !== category.id);
  return (
    <div className="px-gutter pb-8 pt-6 lg:pb-12 lg:pt-8">
      {above.length > 0 && <Breadcrumbs crumbs={above} current={category.name} />}
      <div className="mt-6 grid gap-x-12 gap-y-4 lg:mt-10 lg:grid-cols-12 lg:items-end">
        <h1 className="font-display text-64 font-semibold lg:col-span-7">
          {category.name}
          <span className="ml-3 align-top font-text text-16 font-normal tracking-normal text-granite tabular-nums">
            <span className="sr-only">{say('catalogue.count', { n: total })}</span>
            <span aria-hidden="true">{total}</span>
          </span>
        </h1>
        {category.intro && <p className="max-w-[48ch] text-18 lg:col-span-5">{category.intro}</p>}
      </div>
      {category.children.length > 0 && (
        <nav aria-label={say('catalogue.subcategories')} className="mt-8">
          <ul className="no-scrollbar -mx-gutter flex gap-6 overflow-x-auto whitespace-nowrap px-gutter text-18">
            {category.children.map((child) => (
              <li key={child.id}>
                <Link href={child.url} className="plain-link block py-2.5">
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
