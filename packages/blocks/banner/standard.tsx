import { classes } from '@eyelet/ui/layout/classes.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { usePlace } from '../shared/place.tsx';
import { BodyWords, HeadWords } from '../shared/words.tsx';
import { within } from './below-image.tsx';
import type { LayoutProps } from './layout-props.ts';

/** A wide picture, below it the title at one side and the text at the other (B2.2.03). */
export function Standard({ props, base, first }: LayoutProps) {
  const { sizes } = usePlace();
  return (
    <BlockFrame props={props} className="space-y-6 lg:space-y-8">
      <BlockMedia props={props} base={base} sizes={sizes} priority={first} className="aspect-[3/2] md:aspect-[21/9]" />
      <div className={classes('grid gap-x-12 gap-y-5 lg:grid-cols-2', within(props))}>
        <div className="words">
          <HeadWords props={props} first={first} />
        </div>
        <div className="words content-start">
          <BodyWords props={props} base={base} targetLook="link" />
        </div>
      </div>
    </BlockFrame>
  );
}
