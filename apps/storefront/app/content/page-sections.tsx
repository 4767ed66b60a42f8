import { RenderBlocks } from '@eyelet/blocks/render-blocks.tsx';
import { useShellData } from '../shop/shop-data.ts';
import { CardCorners } from './card-corners.tsx';
import type { ShownSection } from './load-page.ts';
import { useBlockViews } from './use-block-views.ts';

type PageSectionsProps = Readonly<{
  sections: readonly ShownSection[];
  /** Whether the first block has the heading of the page. */
  startsPage?: boolean;
}>;

/** The sections of a page in their order, with even space between all blocks (B9.31). */
export function PageSections({ sections, startsPage = true }: PageSectionsProps) {
  const shell = useShellData();
  useBlockViews(sections.flatMap(({ blocks }) => blocks));
  if (!shell) return null;
  return (
    <CardCorners>
      <div className="space-y-20 lg:space-y-32">
        {sections.map(({ name, blocks }, index) => (
          <div key={name} className="page-blocks space-y-20 lg:space-y-32" data-section={name}>
            <RenderBlocks
              blocks={blocks}
              base={`/${shell.market.locale}`}
              preview={!shell.live}
              startsPage={startsPage && index === 0}
            />
          </div>
        ))}
      </div>
    </CardCorners>
  );
}
