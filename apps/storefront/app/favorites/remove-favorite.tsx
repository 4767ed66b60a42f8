import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';

export type RemoveFavoriteProps = Readonly<{
  productId: string;
  name: string;
  onRemove: (productId: string, name: string) => void;
}>;

/** Removes a product from the list; a form without scripts. */
export function RemoveFavorite({ productId, name, onRemove }: RemoveFavoriteProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <form method="post" action={`/${path}/favorites`}>
      <button
        type="submit"
        name="remove"
        value={productId}
        aria-label={say('favorites.removeName', { name })}
        className="quiet-link py-2 text-14 text-granite hover:text-ink"
        onClick={(event) => {
          event.preventDefault();
          onRemove(productId, name);
        }}
      >
        {say('favorites.remove')}
      </button>
    </form>
  );
}
