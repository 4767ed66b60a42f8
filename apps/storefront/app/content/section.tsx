import { RenderBlocks } from '@eyelet/blocks/render-blocks.tsx';
import type { ShownSection } from './load-page.ts';

export type SectionProps = Readonly<{
  section: ShownSection;
  base: string;
  preview: boolean;
  className: string;
  startsPage?: boolean;
}>;

/** The blocks of a section. */
export function Section({ section, className, startsPage = false, ...rest }: SectionProps) {
  return (
    <div className={className} data-section={section.name}>
      <RenderBlocks blocks={section.blocks} startsPage={startsPage} ofPage {...rest} />
    </div>
  );
}
