import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { usePlace } from '../shared/place.tsx';
import { Words } from '../shared/words.tsx';
import type { LayoutProps } from './layout-props.ts';

/** The words stand below the picture (B2.2.01). */
export function BelowImage({ props, base, first }: LayoutProps) {
  const { sizes } = usePlace();
  return (
    <BlockFrame props={props} className="space-y-6 lg:space-y-8">
      <BlockMedia props={props} base={base} sizes={sizes} priority={first} className="aspect-[4/3] md:aspect-[2/1]" />
      <Words props={props} base={base} first={first} targetLook="link" className={within(props)} />
    </BlockFrame>
  );
}

/** Words keep off the edges of a block that has none around it, or a ground of its own. */
export function within({ isFullWidth, backgroundColor }: LayoutProps['props']): string | undefined {
  if (isFullWidth) return 'px-gutter pb-6';
  return backgroundColor ? 'px-5 pb-6 lg:px-8 lg:pb-8' : undefined;
}
