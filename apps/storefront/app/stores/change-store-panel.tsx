import { changeStore } from '@eyelet/contracts/cart/change-store.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { readStore } from '@eyelet/contracts/stores/read.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { textOfRefusal } from '../session/refusals.ts';
import { useAnswer } from '../session/use-answer.ts';
import { useLocale } from '../shop/locale.ts';
import type { MyStore } from '../shopper/my-store.ts';
import { currentShopper, shopperOf } from '../shopper/shopper.ts';
import { makeOwn } from './make-own.ts';
import { storeChangedDialog } from './store-changed-dialog.ts';

export type ChangeStorePanelProps = Readonly<{
  store: MyStore;
  waiting: Readonly<{ basketId: string; lines: number; storeId: string }>;
  /** Name of the store with the items, if known. */
  beforeName: string | undefined;
}>;

/** Asks whether the pickups of the cart move to another store; cancelling keeps the old one (C2.52). */
export default function ChangeStorePanel(props: ChangeStorePanelProps & DialogContentProps) {
  const { store, waiting, beforeName, close, titleId } = props;
  const say = useSay();
  const dialogs = useDialogs();
  const { header, tag } = useLocale();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const asked = useAnswer(beforeName === undefined ? `store ${header} ${waiting.storeId}` : undefined, () =>
    shopperOf(header).client.call(readStore, { params: { storeId: waiting.storeId } }),
  );
  const before = beforeName ?? asked?.name;

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const { client, cart } = currentShopper();
    const { basketId } = waiting;
    try {
      const moved = await client.call(changeStore, { params: { basketId }, body: { storeId: store.id } });
      cart.take({ kind: 'answered', cart: moved });
      void makeOwn(store, tag);
      dialogs.open(storeChangedDialog, { name: store.name, moved: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(await textOfRefusal(error, tag));
    } finally {
      setBusy(false);
    }
  }

  return (
    <DialogPanel
      title={say('stores.change.title')}
      titleId={titleId}
      close={close}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={confirm} busy={busy} busyLabel={say('stores.change.busy')}>
            {say('stores.change.confirm', { store: store.name })}
          </Button>
          <Button tone="secondary" onClick={close}>
            {before === undefined ? say('stores.change.keepPlain') : say('stores.change.keep', { before })}
          </Button>
        </div>
      }
    >
      {problem !== undefined && (
        <div className="mb-5">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <p className="max-w-prose text-18">
        {before === undefined
          ? say('stores.change.textPlain', { n: waiting.lines, store: store.name })
          : say('stores.change.text', { n: waiting.lines, before, store: store.name })}
      </p>
    </DialogPanel>
  );
}
