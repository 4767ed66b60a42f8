import { CopyField } from '@eyelet/ui/fields/copy-field.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { useShellData } from '../shop/shop-data.ts';
import { useFavorites } from './use-favorites.ts';

/** The link of a shared list, to be copied. */
export function LinkField({ favoriteId }: Readonly<{ favoriteId: string }>) {
  const say = useSay();
  const { path } = useLocale();
  const origin = useShellData()?.origin ?? '';
  const id = useFavorites().favoriteId ?? favoriteId;
  return (
    <CopyField
      label={say('favorites.share.link')}
      value={`${origin}/${path}/favorites/${id}`}
      copy={say('favorites.share.copy')}
      copied={say('favorites.share.copied')}
    />
  );
}
