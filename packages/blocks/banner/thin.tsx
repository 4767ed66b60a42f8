import { classes } from '@eyelet/ui/layout/classes.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { BodyWords, HeadWords } from '../shared/words.tsx';
import type { LayoutProps } from './layout-props.ts';

/** A low strip: title at one side, calls to action at the other, a small picture before them if there is one (B2.2.07). */
export function Thin({ props, base, first }: LayoutProps) {
  return (
    <BlockFrame props={props} wide className={classes('thin', !props.backgroundColor && 'bg-mist')}>
      <BlockMedia props={props} base={base} sizes="8rem" most={480} className="h-full w-24 lg:w-32" />
      <div className="words py-3">
        <HeadWords props={props} first={first} titleAs="p" titleLook="small" />
      </div>
      <div className="words py-3">
        <BodyWords props={props} base={base} targetLook="link" />
      </div>
    </BlockFrame>
  );
}
