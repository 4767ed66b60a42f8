import { BlockMedia, type BlockMediaProps } from './media.tsx';
import { usePlace } from './place.tsx';

/** The picture or film of a card, as wide as the place in which the card stands. */
export function CardMedia(props: Omit<BlockMediaProps, 'sizes'>) {
  const { sizes, alone } = usePlace();
  return <BlockMedia sizes={alone ? '27rem' : sizes} most={1080} {...props} />;
}
