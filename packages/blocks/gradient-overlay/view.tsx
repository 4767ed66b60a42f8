import { classes } from '@eyelet/ui/layout/classes.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { overlayWidths } from '../shared/overlay-widths.ts';
import { usePlace } from '../shared/place.tsx';
import { toneOf } from '../shared/tone.ts';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { GradientOverlay } from './schema.ts';

/** A medium with a gradient over its full width unless its author chose another, and words upon it (B2.2.25). */
export function GradientOverlayView({ props, base, first }: BlockViewProps<GradientOverlay>) {
  const { sizes } = usePlace();
  const own: GradientOverlay = { gradientStyle: 'full', ...props };
  const tone = toneOf(own);
  return (
    <BlockFrame props={own} className={classes('stage px-5 lg:px-8 min-h-[min(60svh,36rem)]', tone.words)}>
      <BlockMedia props={own} base={base} sizes={sizes} priority={first} fill />
      <Words
        props={own}
        base={base}
        first={first}
        targetLook={tone.target}
        className={classes('relative', overlayWidths[own.overlayWidth ?? 'md'])}
      />
    </BlockFrame>
  );
}
