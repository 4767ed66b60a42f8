import { classes } from '@eyelet/ui/layout/classes.ts';
import { BlockFrame, type BlockFrameProps } from './frame.tsx';
import { usePlace } from './place.tsx';

/** The frame of a card: it fills its place among others; alone on a page it is as wide as a slide. */
export function CardFrame({ props, className, ...rest }: BlockFrameProps) {
  const { alone = false } = usePlace();
  return (
    <BlockFrame
      props={{ ...props, isFullWidth: !alone }}
      as="div"
      className={classes(className, alone && 'max-w-[26.5rem]')}
      {...rest}
    />
  );
}
