import { classes } from '@eyelet/ui/layout/classes.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { usePlace } from '../shared/place.tsx';
import { Words } from '../shared/words.tsx';
import type { LayoutProps } from './layout-props.ts';
import type { Banner } from './schema.ts';

type Share = NonNullable<Banner['imageWidth']>;

const columns: Readonly<Record<'left' | 'right', Readonly<Record<Share, string>>>> = {
  left: {
    40: 'lg:grid-cols-[minmax(0,40fr)_minmax(0,60fr)]',
    50: 'lg:grid-cols-[minmax(0,50fr)_minmax(0,50fr)]',
    60: 'lg:grid-cols-[minmax(0,60fr)_minmax(0,40fr)]',
  },
  right: {
    40: 'lg:grid-cols-[minmax(0,60fr)_minmax(0,40fr)]',
    50: 'lg:grid-cols-[minmax(0,50fr)_minmax(0,50fr)]',
    60: 'lg:grid-cols-[minmax(0,40fr)_minmax(0,60fr)]',
  },
};

const uprights = { top: 'lg:self-start', middle: 'lg:self-center', bottom: 'lg:self-end' } as const;

/** One to three pictures at one side up to the edge of the page, the words at the other (B2.2.06, B3.2.01). */
export function Split({ props, base, first }: LayoutProps) {
  const { sizes } = usePlace();
  const { imageWidth = '60', imageSide = 'left', verticalAlignment = 'middle', media, mediaList } = props;
  const shown = (mediaList ?? (media ? [media] : [])).slice(0, 3);
  const own = (part: string) => (sizes === '100vw' ? part : sizes);
  const share = (of: number) =>
    own(`(min-width: 64rem) ${Math.round(Number(imageWidth) / of)}vw, ${Math.round(100 / of)}vw`);
  const shape = (index: number) => {
    if (shown.length === 1) return 'aspect-[5/4] md:aspect-[16/9] lg:aspect-[6/5]';
    return shown.length === 3 && index === 0 ? 'h-full' : 'aspect-[4/5]';
  };
  return (
    <BlockFrame
      props={props}
      wide
      className={classes(
        'grid gap-y-8',
        columns[imageSide][imageWidth],
        verticalAlignment !== 'middle' && 'lg:items-stretch',
      )}
    >
      <div data-pictures={shown.length} className={classes('split-pictures', imageSide === 'right' && 'lg:order-last')}>
        {shown.map((medium, index) => (
          <BlockMedia
            key={`${index} ${JSON.stringify(medium)}`}
            props={index === 0 ? props : { mediaTarget: props.mediaTarget, title: props.title }}
            media={medium}
            base={base}
            sizes={share(Math.min(shown.length, 2))}
            priority={first}
            className={shape(index)}
          />
        ))}
      </div>
      <Words
        props={props}
        base={base}
        first={first}
        targetLook="link"
        className={classes('px-gutter lg:px-[max(var(--gutter),10%)] lg:py-8', uprights[verticalAlignment])}
      />
    </BlockFrame>
  );
}
