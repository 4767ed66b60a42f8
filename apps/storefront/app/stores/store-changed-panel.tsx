import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';

export type StoreChangedPanelProps = Readonly<{
  name: string;
  /** Whether pickups of the cart were moved as well. */
  moved: boolean;
}>;

/** Says which store is now the preferred one (C2.67). */
export default function StoreChangedPanel({
  name,
  moved,
  close,
  titleId,
}: StoreChangedPanelProps & DialogContentProps) {
  const say = useSay();
  return (
    <DialogPanel
      title={say('stores.changed.title')}
      titleId={titleId}
      close={close}
      footer={<Button onClick={close}>{say('stores.changed.continue')}</Button>}
    >
      <div className="max-w-prose space-y-2 text-18">
        <p>{say('stores.changed.text', { store: name })}</p>
        {moved && <p>{say('stores.changed.moved')}</p>}
      </div>
    </DialogPanel>
  );
}
