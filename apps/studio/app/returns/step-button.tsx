import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { showReturn } from './changed.ts';

/** Records that the parcel of a return has come. */
export function ReceiveButton({ returnId }: Readonly<{ returnId: string }>) {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  async function receive(): Promise<void> {
    setBusy(true);
    try {
      await showReturn(await call(receiveReturn, { params: { returnId } }));
      showToast(t('studio.returns.received', { number: returnId }));
    } catch (error) {
      showToast(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button kind="primary" isPending={isBusy} onPress={receive}>
      {t('studio.returns.receive')}
    </Button>
  );
}
