import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import type { SizeChoice } from '@eyelet/ui/products/size-grid.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import type { PickupChoice } from './pickup-choice.ts';
import { type Reserved, ReserveForm } from './reserve-form.tsx';
import { StorePicker } from './store-picker.tsx';

export type ReservePanelProps = Readonly<{
  productId: string;
  sizes: readonly SizeChoice[];
  upc: string | undefined;
}>;

/** Reserves an item at a store in three steps: size and store, contact, and until when it is held. */
export default function ReservePanel(props: ReservePanelProps & DialogContentProps) {
  const { productId, sizes, close, titleId } = props;
  const { say, tag } = useWords();
  const [upc, setUpc] = useState(props.upc);
  const [choice, setChoice] = useState<PickupChoice>();
  const [reserved, setReserved] = useState<Reserved>();
  return (
    <DialogPanel title={say('stores.reserve.title')} titleId={titleId} close={close}>
      {body()}
    </DialogPanel>
  );

  function body() {
    if (!choice) {
      return (
        <StorePicker
          kind="reserve"
          sizes={sizes}
          upc={upc}
          onUpc={setUpc}
          onChoose={async (chosen) => setChoice(chosen)}
        />
      );
    }
    if (!reserved) {
      return (
        <ReserveForm
          productId={productId}
          choice={choice}
          onBack={() => setChoice(undefined)}
          onReserved={setReserved}
        />
      );
    }
    const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' });
    return (
      <div role="status">
        <p className="flex items-center gap-3 font-display text-28 font-semibold">
          <Icon name="check" className="size-6 text-kelp" />
          {say('stores.reserve.done')}
        </p>
        <p className="mt-3 text-18">
          {say('stores.reserve.until', { store: choice.store.name, time: time.format(new Date(reserved.expiresAt)) })}
        </p>
        <p className="mt-2 text-granite">{say('stores.reserve.number', { id: reserved.reservationId })}</p>
      </div>
    );
  }
}
