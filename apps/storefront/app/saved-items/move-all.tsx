import type { SavedItem } from '@eyelet/contracts/saved-items/saved-items.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';

export type MoveAllProps = Readonly<{ items: readonly SavedItem[]; onMove: (itemIds: readonly string[]) => void }>;

/** The button that moves all available items into the cart; shown for more than one. */
export function MoveAll({ items, onMove }: MoveAllProps) {
  const say = useSay();
  const { path } = useLocale();
  const movable = items.filter(({ available }) => available).map(({ itemId }) => itemId);
  if (movable.length < 2) return null;
  return (
    <form method="post" action={`/${path}/saved-items`}>
      {movable.map((itemId) => (
        <input key={itemId} type="hidden" name="move" value={itemId} />
      ))}
      <Button
        type="submit"
        tone="secondary"
        size="small"
        onClick={(event) => {
          event.preventDefault();
          onMove(movable);
        }}
      >
        {say('saved.moveAll')}
      </Button>
    </form>
  );
}
