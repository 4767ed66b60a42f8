import type { SavedItem } from '@eyelet/contracts/saved-items/saved-items.ts';
import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { withWords } from '../words/dialog-words.tsx';
import type { SizePanelProps } from './size-panel.tsx';

const sizeDialog: DialogDefinition<SizePanelProps> = {
  name: 'saved-size',
  side: 'panel',
  load: withWords(['page', 'lists'], () => import('./size-panel.tsx')),
};

export function ChangeSize({ item, change }: SizePanelProps & Readonly<{ item: SavedItem }>) {
  const say = useSay();
  const dialogs = useDialogs();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={say('saved.changeSizeOf', { name: item.name })}
      className="quiet-link touch-area py-2 text-14 text-granite hover:text-ink noscript:hidden"
      onClick={() => dialogs.open(sizeDialog, { item, change })}
    >
      {say('saved.changeSize')}
    </button>
  );
}
