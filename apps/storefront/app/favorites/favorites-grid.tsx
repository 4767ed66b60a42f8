import type { Favorite } from '@eyelet/contracts/favorites/favorites.ts';
import { CardActionsProvider } from '@eyelet/ui/products/card-actions.tsx';
import { ProductCard } from '@eyelet/ui/products/product-card.tsx';
import { gridLook, gridSizes } from '@eyelet/ui/products/product-grid.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useRef } from 'react';
import { ChooseSize } from './choose-size.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { RemoveFavorite } from './remove-favorite.tsx';

export type FavoritesGridProps = Readonly<{
  items: readonly Favorite[];
  onRemove: (productId: string, name: string) => void;
}>;

/** The favorites as cards with buttons to buy and to remove. After a removal the focus moves to the list. */
export function FavoritesGrid({ items, onRemove }: FavoritesGridProps) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  const remove = (productId: string, name: string) => {
    list.current?.focus();
    onRemove(productId, name);
  };
  const heart = (productId: string, name: string) =>
    items.some((item) => item.productId === productId) ? (
      <FavoriteButton productId={productId} name={name} onToggle={() => remove(productId, name)} />
    ) : (
      <FavoriteButton productId={productId} name={name} />
    );
  return (
    <CardActionsProvider actions={heart}>
      <ul ref={list} tabIndex={-1} aria-label={say('favorites.title')} className={`outline-none ${gridLook}`}>
        {items.map(({ itemId, productId, product, available }, index) => (
          <li key={itemId} className="flex flex-col" data-favorite-item={productId}>
            {product ? (
              <ProductCard card={product} sizes={gridSizes} priority={index < 2} headingLevel={2} />
            ) : (
              <p className="grid aspect-square place-items-center bg-mist p-4 text-center text-granite">
                {say('favorites.gone')}
              </p>
            )}
            <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-3">
              {product && available && <ChooseSize productId={productId} name={product.name} url={product.url} />}
              <RemoveFavorite productId={productId} name={product?.name ?? productId} onRemove={remove} />
            </div>
          </li>
        ))}
      </ul>
    </CardActionsProvider>
  );
}
