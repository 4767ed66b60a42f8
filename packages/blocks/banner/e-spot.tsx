import { classes } from '@eyelet/ui/layout/classes.ts';
import { onColour } from '../shared/colour.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { toneOf } from '../shared/tone.ts';
import { Words } from '../shared/words.tsx';
import type { LayoutProps } from './layout-props.ts';

/**
 * A picture that fills its spot, such as one between the products of a listing, with a few words (B2.2.02). Shade or haze
 * behind the words makes them legible on any picture.
 */
export function ESpot({ props, base, first }: LayoutProps) {
  const { gradientTone = 'dark', backgroundColor } = props;
  const tone = toneOf({ gradientTone });
  return (
    <BlockFrame props={props} as="div" className={classes('e-spot', tone.words)}>
      <BlockMedia
        props={props}
        base={base}
        sizes="(min-width: 80rem) 47vw, (min-width: 48rem) 63vw, 94vw"
        priority={first}
        fill
      />
      <div
        className={backgroundColor ? 'e-spot-words py-5' : `e-spot-words e-spot-${gradientTone}`}
        style={onColour(backgroundColor)}
      >
        <Words
          props={props}
          base={base}
          first={first}
          titleAs="p"
          titleClassName="max-w-[14ch]"
          targetLook="link"
          className="*:max-w-[24ch]"
        />
      </div>
    </BlockFrame>
  );
}
