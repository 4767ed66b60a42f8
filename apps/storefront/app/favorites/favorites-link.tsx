import { iconButtonLook } from '@eyelet/ui/actions/icon-button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { countOf } from '../shopper/favorites-state.ts';
import { useFavorites } from './use-favorites.ts';

/** The link to the favorites in the header, with their number, which is added after the first paint without moving anything. */
export function FavoritesLink({ className = '' }: Readonly<{ className?: string }>) {
  const say = useSay();
  const { path } = useLocale();
  const state = useFavorites();
  if (state.hidden) return null;
  const count = countOf(state);
  return (
    <Link
      href={`/${path}/favorites`}
      aria-label={say('shop.header.favoritesCount', { n: count })}
      className={classes('relative', iconButtonLook, className)}
      data-favorites-count={count}
    >
      <Icon name="heart" />
      {count > 0 && (
        <span aria-hidden="true" className="count">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
