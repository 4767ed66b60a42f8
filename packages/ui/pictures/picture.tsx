import { classes } from '../layout/classes.ts';
import { type MediaWidth, mediaSrcSet, mediaUrl } from './media.ts';

export type PictureProps = Readonly<{
  name: string;
  alt: string;
  /** Its displayed width, as the `sizes` attribute. */
  sizes: string;
  /** Width and height of the master; they reserve the space. */
  width?: number;
  height?: number;
  /** The largest picture of the first screen: loaded eagerly with high priority. */
  priority?: boolean;
  /** The narrowest and the widest width worth offering; each width in between adds to the page's size. */
  least?: MediaWidth;
  most?: MediaWidth;
  className?: string;
}>;

/** A picture in the width and format that fit the screen. Products are square by default. */
export function Picture({
  name,
  alt,
  sizes,
  width = 1400,
  height = 1400,
  priority = false,
  least,
  most,
  className,
}: PictureProps) {
  return (
    <img
      src={mediaUrl(name, 640)}
      srcSet={mediaSrcSet(name, least, most)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : undefined}
      className={classes('picture', className)}
    />
  );
}
