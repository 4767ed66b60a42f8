import { Button } from '@eyelet/ui/actions/button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { VisuallyHidden } from '@eyelet/ui/layout/visually-hidden.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useMyStore } from '../shopper/my-store.ts';
import { useChooseStore } from './use-choose-store.ts';

type ChooseButtonProps = Readonly<{ store: Readonly<{ id: string; name: string }>; size?: 'regular' | 'small' }>;

/** Makes a store the preferred one, or says that it is. Needs scripts, as the choice is kept in the browser. */
export function ChooseButton({ store, size = 'small' }: ChooseButtonProps) {
  const say = useSay();
  const mine = useMyStore();
  const choose = useChooseStore();
  const isMine = mine?.id === store.id;
  return (
    <Button
      tone="secondary"
      size={size}
      className="noscript:hidden"
      aria-pressed={isMine}
      onClick={() => {
        if (!isMine) choose(store);
      }}
    >
      {isMine && <Icon name="check" className="size-4" />}
      {isMine ? say('stores.chosen') : say('stores.choose')}
      <VisuallyHidden> {store.name}</VisuallyHidden>
    </Button>
  );
}
