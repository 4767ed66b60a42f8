import { classesAt } from '../shared/breakpoints.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { usePlace } from '../shared/place.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { PictureBlock } from './schema.ts';

/** A picture or a film alone, another for each breakpoint where its author chose so (B2.2.23). */
export function PictureView({ props, base, first }: BlockViewProps<PictureBlock>) {
  const { sizes } = usePlace();
  const { ratio = { sm: 'landscape', md: 'wide' } } = props;
  return (
    <BlockFrame props={props}>
      <BlockMedia props={props} base={base} sizes={sizes} priority={first} className={classesAt('ratio', ratio)} />
    </BlockFrame>
  );
}
