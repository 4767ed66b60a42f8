import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { showReturn } from './changed.ts';

const steps = { handOver: handOverReturn, receive: receiveReturn } as const;

/** Records that the parcel of a return is on its way, or has come. */
export function StepButton({ returnId, step }: Readonly<{ returnId: string; step: keyof typeof steps }>) {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  async function record(): Promise<void> {
    setBusy(true);
    try {
      await showReturn(await call(steps[step], { params: { returnId } }));
      showToast(t('studio.returns.received', { number: returnId }));
    } catch (error) {
      showToast(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button kind={step === 'receive' ? 'primary' : 'plain'} isPending={isBusy} onPress={record}>
      {t(`studio.returns.${step}`)}
    </Button>
  );
}
