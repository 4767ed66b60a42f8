import { iconButtonLook, onPicture } from '@eyelet/ui/actions/icon-button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { isFavorite } from '../shopper/favorites-state.ts';
import { useFavorites } from './use-favorites.ts';
import { wish } from './wish.ts';

export type FavoriteButtonProps = Readonly<{
  productId: string;
  name: string;
  /** The button is inside a form, which is posted without scripts; elsewhere it is hidden without scripts. */
  submits?: boolean;
  /** Called on a press. */
  onToggle?: (wanted: boolean) => void;
  className?: string;
}>;

/** The heart of a product (C1.11). It changes at once and reverts when the server refuses. */
export function FavoriteButton({ productId, name, submits = false, onToggle, className }: FavoriteButtonProps) {
  const say = useSay();
  const locale = useLocale();
  const state = useFavorites();
  if (state.hidden) return null;
  const pressed = isFavorite(state, productId);
  return (
    <button
      {...(submits ? ({ type: 'submit', name: 'add', value: productId } as const) : ({ type: 'button' } as const))}
      aria-pressed={pressed}
      aria-label={say('catalogue.card.favorite', { name })}
      data-favorite={productId}
      className={classes(iconButtonLook, !submits && 'noscript:hidden', className)}
      onClick={(event) => {
        event.preventDefault();
        onToggle?.(!pressed);
        void wish(productId, !pressed, locale);
      }}
    >
      <span className={onPicture}>
        <Icon name="heart" className={classes('size-6', pressed && 'fill-ink')} />
      </span>
    </button>
  );
}

export function heartOf(productId: string, name: string) {
  return <FavoriteButton productId={productId} name={name} />;
}
