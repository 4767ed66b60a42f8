import { classes } from '@eyelet/ui/layout/classes.ts';
import { type MediaWidth, mediaSrcSet, mediaUrl } from '@eyelet/ui/pictures/media.ts';
import type { CSSProperties } from 'react';
import { atBreakpoints, type Breakpoint, type PerBreakpoint } from './breakpoints.ts';
import type { Medium } from './shape.ts';

export type ShownImage = Extract<Medium, { kind: 'image' }>;

export type PictureSetProps = Readonly<{
  images: PerBreakpoint<ShownImage>;
  /** Its displayed width, as the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screen: loaded eagerly with high priority. */
  priority: boolean;
  most?: MediaWidth;
  className?: string;
}>;

const from = { md: '(min-width: 48rem)', lg: '(min-width: 64rem)' } as const;

/** A picture with a source for each breakpoint that has another one, in the width and format that fit the screen. */
export function PictureSet({ images, sizes, priority, most, className }: PictureSetProps) {
  const at = atBreakpoints(images);
  if (!at) return null;
  const source = (breakpoint: 'md' | 'lg') => (
    <source media={from[breakpoint]} srcSet={mediaSrcSet(at[breakpoint].picture, 240, most)} sizes={sizes} />
  );
  const several = at.md.picture !== at.sm.picture || at.lg.picture !== at.md.picture;
  return (
    <picture className="contents">
      {at.lg.picture !== at.md.picture && source('lg')}
      {several && source('md')}
      <img
        src={mediaUrl(at.sm.picture, 640)}
        srcSet={mediaSrcSet(at.sm.picture, 240, most)}
        sizes={sizes}
        width={1400}
        height={1400}
        alt={at.lg.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : undefined}
        className={classes('picture focused', className)}
        style={focusStyle(at)}
      />
    </picture>
  );
}

/** The points that stay visible, for `.focused` of the style sheet. */
function focusStyle(at: Readonly<Record<Breakpoint, ShownImage>>): CSSProperties | undefined {
  const points = Object.entries(at).flatMap(([breakpoint, { focus }]) =>
    focus ? [[`--focus-${breakpoint}`, `${focus.x}% ${focus.y}%`]] : [],
  );
  return points.length > 0 ? Object.fromEntries(points) : undefined;
}
