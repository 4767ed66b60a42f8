import { classes } from '@eyelet/ui/layout/classes.ts';
import { onColour } from '../shared/colour.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { overlayWidths } from '../shared/overlay-widths.ts';
import { usePlace } from '../shared/place.tsx';
import { toneOf } from '../shared/tone.ts';
import { Words } from '../shared/words.tsx';
import type { LayoutProps } from './layout-props.ts';

/** The words lie on the picture; `backgroundColor` gives them a ground (B2.2.05). */
export function Overlay({ props, base, first }: LayoutProps) {
  const { sizes } = usePlace();
  const { backgroundColor, overlayWidth = 'sm' } = props;
  const tone = toneOf(backgroundColor ? {} : props);
  return (
    <BlockFrame
      props={props}
      className={classes(
        'stage min-h-[min(70svh,44rem)]',
        props.isFullWidth ? 'px-gutter' : 'px-5 lg:px-8',
        tone.words,
      )}
    >
      <BlockMedia props={props} base={base} sizes={sizes} priority={first} fill />
      <div
        data-overlay={overlayWidth}
        className={classes('relative w-full', overlayWidths[overlayWidth], backgroundColor && 'px-6 py-8 lg:px-8')}
        style={onColour(backgroundColor)}
      >
        <Words props={props} base={base} first={first} targetLook={tone.target} />
      </div>
    </BlockFrame>
  );
}
