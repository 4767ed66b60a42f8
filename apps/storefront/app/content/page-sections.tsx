import { RenderBlocks } from '@eyelet/blocks/render-blocks.tsx';
import { isLazy } from '@eyelet/domain/content/merge-inherited.ts';
import { useShellData } from '../shop/shop-data.ts';
import { CardCorners } from './card-corners.tsx';
import { LateSection } from './late-section.tsx';
import type { ShownSection } from './load-page.ts';
import { useBlockViews } from './use-block-views.ts';

type PageSectionsProps = Readonly<{
  sections: readonly ShownSection[];
  /** Whether the first block has the heading of the page. */
  startsPage?: boolean;
}>;

const look = 'page-blocks space-y-20 lg:space-y-32';

/** The sections of a page in their order, with even space between all blocks (B9.31). The first one is never late. */
export function PageSections({ sections, startsPage = true }: PageSectionsProps) {
  const shell = useShellData();
  const isLate = ({ name }: ShownSection, index: number) => isLazy(name) && !(startsPage && index === 0);
  useBlockViews(sections.filter((one, index) => !isLate(one, index)).flatMap(({ blocks }) => blocks));
  if (!shell) return null;
  const shared = { base: `/${shell.market.locale}`, preview: !shell.live };
  return (
    <CardCorners>
      <div className="space-y-20 lg:space-y-32">
        {sections.map((section, index) =>
          isLate(section, index) ? (
            <LateSection key={section.name} section={section} className={look} {...shared} />
          ) : (
            <div key={section.name} className={look} data-section={section.name}>
              <RenderBlocks blocks={section.blocks} startsPage={startsPage && index === 0} {...shared} />
            </div>
          ),
        )}
      </div>
    </CardCorners>
  );
}
