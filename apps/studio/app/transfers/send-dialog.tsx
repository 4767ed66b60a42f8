import { sendTransfer } from '@eyelet/contracts/transfers/send.ts';
import type { Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import { useState } from 'react';
import { hasUnsaved } from '../forms/unsaved.ts';
import { Confirm } from '../look/confirm.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { showCurrentTransfer, transferChanged } from './changed.ts';

/** Says what sending does, and does it; what there is too little of is named. */
export function SendDialog({ transfer, onClose }: Readonly<{ transfer: Transfer; onClose: () => void }>) {
  const { t } = useWords();
  // However often it is sent, the pieces leave once.
  const [stepId] = useState(newId);
  const { transferId, number, version, units, from, to } = transfer;

  async function send(): Promise<void> {
    const params = { transferId, stepId };
    const sent = await call(sendTransfer, { params, body: { version } }).catch(showCurrentTransfer);
    await transferChanged(sent);
    showToast(t('studio.transfers.wasSent', { number }));
  }

  return (
    <Confirm title={t('studio.transfers.send')} action={t('studio.transfers.send')} run={send} onClose={onClose}>
      <p>{t('studio.transfers.sendWhat', { n: units, from: from.name, to: to.name })}</p>
      {hasUnsaved() ? <Notice tone="warning">{t('studio.transfers.unsaved')}</Notice> : undefined}
    </Confirm>
  );
}
