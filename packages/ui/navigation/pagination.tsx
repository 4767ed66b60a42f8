import type { PageLink } from '@eyelet/domain/pages/pagination.ts';
import { Icon } from '../icons/icon.tsx';
import { classes } from '../layout/classes.ts';
import { Link } from '../links/link.tsx';
import { useSay } from '../words/words.tsx';

export type PaginationProps = Readonly<{
  current: number;
  count: number;
  /** The links in order, as from `pageLinks`. */
  links: readonly PageLink[];
  /** URL of a page. */
  hrefOf: (page: number) => string;
}>;

const cell = 'grid min-w-11 h-11 place-items-center rounded-control tabular-nums transition-colors duration-150';

/** Links to the pages of a listing: current page with two siblings on each side, first, last and gaps (C9.03). */
export function Pagination({ current, count, links, hrefOf }: PaginationProps) {
  const say = useSay();
  if (count < 2) return null;
  return (
    <nav aria-label={say('catalogue.pagination')} className="flex justify-center">
      <ol className="flex items-center gap-1">
        <Step page={current - 1} shown={current > 1} hrefOf={hrefOf} label={say('catalogue.previousPage')} back />
        {links.map((link, index) =>
          link === 'gap' ? (
            <li key={`gap-${links[index - 1]}`} aria-hidden="true" className="grid h-11 w-6 place-items-center">
              …
            </li>
          ) : (
            <li
              key={link}
              className={classes(Math.abs(link - current) > 1 && link !== 1 && link !== count && 'max-sm:hidden')}
            >
              <Link
                href={hrefOf(link)}
                aria-current={link === current ? 'page' : undefined}
                aria-label={say('catalogue.page', { n: link })}
                className={classes(cell, link === current ? 'border border-ink font-semibold' : 'hover:bg-mist')}
              >
                {link}
              </Link>
            </li>
          ),
        )}
        <Step page={current + 1} shown={current < count} hrefOf={hrefOf} label={say('catalogue.nextPage')} />
      </ol>
    </nav>
  );
}

type StepProps = Readonly<{
  page: number;
  shown: boolean;
  label: string;
  back?: boolean;
  hrefOf: (page: number) => string;
}>;

function Step({ page, shown, label, back = false, hrefOf }: StepProps) {
  if (!shown) return <li className="size-11" aria-hidden="true" />;
  return (
    <li>
      <Link
        href={hrefOf(page)}
        rel={back ? 'prev' : 'next'}
        aria-label={label}
        className={classes(cell, 'hover:bg-mist')}
      >
        <Icon name={back ? 'chevron-left' : 'chevron-right'} className="size-5" />
      </Link>
    </li>
  );
}
