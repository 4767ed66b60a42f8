import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import type { MediaWidth } from '@eyelet/ui/pictures/media.ts';
import type { ReactNode } from 'react';
import { placeLink } from '../place-link.ts';
import { atBreakpoints, breakpoints, shownAt } from './breakpoints.ts';
import { Film } from './film.tsx';
import { Gradient } from './gradient.tsx';
import { PictureSet, type ShownImage } from './picture-set.tsx';
import type { Media, SharedProps } from './shape.ts';

type MediaMembers =
  | 'captionPosition'
  | 'captionText'
  | `gradient${'Breakpoints' | 'Style' | 'Tone'}`
  | 'media'
  | 'mediaTarget'
  | 'title';

export type BlockMediaProps = Readonly<{
  props: Pick<SharedProps, MediaMembers>;
  /** Another than `props.media`, such as one of `mediaList`. */
  media?: Media;
  base: string;
  /** Its displayed width, as the `sizes` attribute. */
  sizes: string;
  /** Loaded eagerly with high priority: the picture of the first block of a page. */
  priority?: boolean;
  most?: MediaWidth;
  /** Fills the block, beneath its words. */
  fill?: boolean;
  /** Its shape, such as `aspect-[3/2]`; it reserves the space. */
  className?: string;
}>;

/** The picture or film of a block with its link, its gradient and its caption. */
export function BlockMedia({ props, media = props.media, base, fill = false, className, ...rest }: BlockMediaProps) {
  if (!media) return null;
  const { captionText, captionPosition = 'bottom' } = props;
  const caption = captionText && captionPosition !== 'off' && (
    <figcaption
      data-caption={captionPosition}
      className={classes('caption', captionPosition === 'top' && 'order-first')}
    >
      {captionText}
    </figcaption>
  );
  return (
    <figure className={fill ? 'media-fill' : 'media'}>
      <MediaLink props={props} media={media} base={base} className={classes('media-view', className)}>
        <MediaSet media={media} {...rest} />
        <Gradient props={props} />
      </MediaLink>
      {caption}
    </figure>
  );
}

type MediaLinkProps = Pick<BlockMediaProps, 'props' | 'base'> &
  Readonly<{ media: Media; className: string; children: ReactNode }>;

/** The view of a medium; a link if its author says where it leads. */
function MediaLink({ props: { mediaTarget, title, captionText }, media, base, className, children }: MediaLinkProps) {
  if (!mediaTarget) return <div className={className}>{children}</div>;
  const { url, targetAttribute } = mediaTarget;
  const described = breakpoints.some((breakpoint) => media[breakpoint]?.kind === 'image' && media[breakpoint].alt);
  return (
    <Link
      href={placeLink(base, url)}
      target={targetAttribute}
      aria-label={described ? undefined : (title ?? captionText ?? url)}
      className={className}
    >
      {children}
    </Link>
  );
}

/** Pictures of some breakpoints as one element, each film as its own; those of other breakpoints are hidden and never load. */
function MediaSet({
  media,
  sizes,
  priority = false,
  most,
}: Pick<BlockMediaProps, 'sizes' | 'priority' | 'most'> & { media: Media }) {
  const at = atBreakpoints(media);
  if (!at) return null;
  const withImage = breakpoints.filter((breakpoint) => at[breakpoint].kind === 'image');
  const images = Object.fromEntries(withImage.map((breakpoint) => [breakpoint, at[breakpoint] as ShownImage]));
  const films = new Set(breakpoints.map((breakpoint) => at[breakpoint]).filter(({ kind }) => kind === 'video'));
  return (
    <>
      <PictureSet
        images={images}
        sizes={sizes}
        priority={priority && films.size === 0}
        most={most}
        className={shownAt(withImage)}
      />
      {[...films].map(
        (film) =>
          film.kind === 'video' && (
            <div
              key={film.video}
              className={classes('contents', shownAt(breakpoints.filter((one) => at[one] === film)))}
            >
              <Film film={film} />
            </div>
          ),
      )}
    </>
  );
}
