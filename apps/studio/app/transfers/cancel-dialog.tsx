import { cancelTransfer } from '@eyelet/contracts/transfers/cancel.ts';
import { type CancelReason, cancelReasons, type Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import { useState } from 'react';
import { ReasonAndNote } from '../forms/reason-and-note.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { showCurrentTransfer, transferChanged } from './changed.ts';

/** Asks why a transfer is cancelled, and says where its pieces are then. */
export function CancelDialog({ transfer, onClose }: Readonly<{ transfer: Transfer; onClose: () => void }>) {
  const { t } = useWords();
  const [stepId] = useState(newId);
  const [reason, setReason] = useState<CancelReason>('not-needed');
  const [note, setNote] = useState('');
  const { transferId, number, version, inTransit, from } = transfer;

  async function cancel(): Promise<void> {
    const params = { transferId, stepId };
    const done = await call(cancelTransfer, { params, body: { version, reason, note } }).catch(showCurrentTransfer);
    await transferChanged(done);
    showToast(t('studio.transfers.wasCancelled', { number }));
  }

  return (
    <Confirm
      title={t('studio.transfers.cancel')}
      action={t('studio.transfers.cancel')}
      isDanger
      run={cancel}
      onClose={onClose}
    >
      <div className="stack">
        <p>
          {inTransit > 0
            ? t('studio.transfers.cancelWhat', { n: inTransit, from: from.name })
            : t('studio.transfers.cancelDraft')}
        </p>
        <ReasonAndNote
          label={t('studio.transfers.why')}
          reasons={cancelReasons.map((id) => ({ id, label: t(`studio.transfers.cancelReason.${id}`) }))}
          reason={reason}
          onReason={setReason}
          note={{ value: note, onChange: setNote }}
        />
      </div>
    </Confirm>
  );
}
