import { isLazy } from '@eyelet/domain/content/merge-inherited.ts';
import { lazy, Suspense } from 'react';
import { useShellData } from '../shop/shop-data.ts';
import { CardCorners } from './card-corners.tsx';
import type { ShownSection } from './load-page.ts';
import { Section } from './section.tsx';
import { useBlockViews } from './use-block-views.ts';

type PageSectionsProps = Readonly<{
  sections: readonly ShownSection[];
  /** Whether the first block has the heading of the page. */
  startsPage?: boolean;
}>;

/** Loaded on demand, as most pages have no late section. If its script fails to load, the section is not late. */
const LateSection = lazy(() =>
  import('./late-section.tsx').then(
    (loaded) => ({ default: loaded.LateSection }),
    () => ({ default: Section }),
  ),
);

const look = 'page-blocks space-y-20 lg:space-y-32';

/** The sections of a page in order, with even space between all blocks (B9.31). The section with the heading is never late. */
export function PageSections({ sections, startsPage = true }: PageSectionsProps) {
  const shell = useShellData();
  const isLate = ({ name }: ShownSection, index: number) => isLazy(name) && !(startsPage && index === 0);
  useBlockViews(sections.flatMap((one, index) => (isLate(one, index) ? [] : one.blocks)));
  if (!shell) return null;
  const shared = { className: look, base: `/${shell.market.locale}`, preview: !shell.live };
  return (
    <CardCorners>
      <div className="space-y-20 lg:space-y-32">
        {sections.map((section, index) =>
          isLate(section, index) ? (
            <Suspense key={section.name}>
              <LateSection section={section} {...shared} />
            </Suspense>
          ) : (
            <Section key={section.name} section={section} startsPage={startsPage && index === 0} {...shared} />
          ),
        )}
      </div>
    </CardCorners>
  );
}
