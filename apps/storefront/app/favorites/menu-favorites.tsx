import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { useFavorites } from './use-favorites.ts';

/** The link to the favorites in the menu of small screens. */
export function MenuFavorites() {
  const say = useSay();
  const { path } = useLocale();
  if (useFavorites().hidden) return null;
  return (
    <p>
      <Link href={`/${path}/favorites`} className="inline-flex items-center gap-3 py-3 text-18 font-medium">
        <Icon name="heart" className="size-[1.25em]" />
        <span className="quiet-link">{say('shop.header.favorites')}</span>
      </Link>
    </p>
  );
}
