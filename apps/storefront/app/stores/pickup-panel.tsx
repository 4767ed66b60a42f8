import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import type { SizeChoice } from '@eyelet/ui/products/size-grid.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import type { PickupChoice } from './pickup-choice.ts';
import { StorePicker } from './store-picker.tsx';

export type PickupPanelProps = Readonly<{
  sizes: readonly SizeChoice[];
  upc: string | undefined;
  /** Carries out the choice; the dialog stays open when it rejects. */
  onChoose: (choice: PickupChoice) => Promise<void>;
}>;

/** Chooses the store that a product is collected from, or sent to (C2.60). */
export default function PickupPanel({
  sizes,
  onChoose,
  close,
  titleId,
  ...first
}: PickupPanelProps & DialogContentProps) {
  const say = useSay();
  const [upc, setUpc] = useState(first.upc);
  const choose = async (choice: PickupChoice) => {
    await onChoose(choice);
    close();
  };
  return (
    <DialogPanel title={say('stores.pickup.title')} titleId={titleId} close={close}>
      <StorePicker kind="collect" sizes={sizes} upc={upc} onUpc={setUpc} onChoose={choose} />
    </DialogPanel>
  );
}
