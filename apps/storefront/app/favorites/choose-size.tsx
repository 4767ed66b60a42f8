import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { quickShop } from '../quick-shop/quick-shop-button.tsx';

export type ChooseSizeProps = Readonly<{ productId: string; name: string; url: string }>;

/** Buying a favorite: opens the sizes in a dialog, or links to the product page without scripts. */
export function ChooseSize({ productId, name, url }: ChooseSizeProps) {
  const say = useSay();
  const dialogs = useDialogs();
  return (
    <ButtonLink
      href={url}
      tone="secondary"
      size="small"
      aria-label={say('favorites.chooseSizeOf', { name })}
      className="grow whitespace-nowrap"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        dialogs.open(quickShop, { productId });
      }}
    >
      {say('favorites.chooseSize')}
    </ButtonLink>
  );
}
