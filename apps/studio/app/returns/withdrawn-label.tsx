import { makeReturnLabel } from '@eyelet/contracts/return-desk/make-label.ts';
import type { DeskReturn } from '@eyelet/contracts/return-desk/return.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { showReturn } from './changed.ts';

type WithdrawnLabelProps = Readonly<{
  returnId: string;
  label: NonNullable<DeskReturn['label']>;
  /** Whether the shop buys labels; else its own takes the place of this one. */
  isReplaceable: boolean;
}>;

/** Says that the label of a return was taken back unused, and has another one made. */
export function WithdrawnLabel({ returnId, label, isReplaceable }: WithdrawnLabelProps) {
  const { carrier, trackingNumber } = label;
  const { t } = useWords();
  const may = usePermission();
  const [isBusy, setBusy] = useState(false);
  async function make(): Promise<void> {
    setBusy(true);
    try {
      await showReturn(await call(makeReturnLabel, { params: { returnId } }));
      showToast(t('studio.returns.label.asked'));
    } catch (error) {
      showToast(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Notice tone="warning">{t('studio.returns.label.withdrawn', { carrier, number: trackingNumber ?? '–' })}</Notice>
      {isReplaceable && may('orders.write') ? (
        <div>
          <Button isPending={isBusy} onPress={make}>
            {t('studio.returns.label.make')}
          </Button>
        </div>
      ) : undefined}
    </>
  );
}
