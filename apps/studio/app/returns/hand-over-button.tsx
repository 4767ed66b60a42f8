import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { showReturn } from './changed.ts';

/** Records that the parcel of a return is on its way. */
export function HandOverButton({ returnId }: Readonly<{ returnId: string }>) {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  async function handOver(): Promise<void> {
    setBusy(true);
    try {
      await showReturn(await call(handOverReturn, { params: { returnId } }));
      showToast(t('studio.returns.received', { number: returnId }));
    } catch (error) {
      showToast(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button isPending={isBusy} onPress={handOver}>
      {t('studio.returns.handOver')}
    </Button>
  );
}
