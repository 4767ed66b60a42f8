import type { DeskPayment } from '@eyelet/contracts/payment-desk/payment.ts';
import { tryRefundAgain } from '@eyelet/contracts/payment-desk/try-refund.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { queries, usePermission } from '../session/me.ts';
import { newId } from '../session/new-id.ts';
import { isRefused } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** A refund that its provider has refused. */
type Refused = Readonly<{
  orderNumber: string;
  paymentKey: string;
  refundKey: string;
  amount: number;
  currency: string;
}>;

/** Has a refused refund tried again, once that is confirmed; for those who may give money back. */
export function TryAgain({ of }: Readonly<{ of: Refused }>) {
  const { t } = useWords();
  const may = usePermission();
  // The id of one try: however often it is asked for, it is tried once.
  const [tryId, setTryId] = useState<string>();
  if (!may('orders.refund')) return undefined;
  return (
    <>
      <Button onPress={() => setTryId(newId())}>{t('studio.payments.tryAgain')}</Button>
      {tryId === undefined ? undefined : <TryAgainDialog of={of} tryId={tryId} onClose={() => setTryId(undefined)} />}
    </>
  );
}

type TryAgainDialogProps = Readonly<{ of: Refused; tryId: string; onClose: () => void }>;

function TryAgainDialog({ of, tryId, onClose }: TryAgainDialogProps) {
  const { t, language } = useWords();
  const { orderNumber, paymentKey, refundKey, currency } = of;
  const [isChanged, setChanged] = useState(false);
  const amount = money(language, of.amount, currency);
  const seen = [
    ...[
      ['order-refunds', orderNumber],
      ['order', orderNumber],
      ['order-timeline', orderNumber],
    ],
    ...[['timeline', 'order', orderNumber], ['list'], ['home']],
  ];

  async function tryAgain(): Promise<void> {
    try {
      const now = await call(tryRefundAgain, { params: { paymentKey, refundKey, tryId } });
      queries.setQueryData<DeskPayment>(['payment', paymentKey], now);
    } catch (error) {
      setChanged(isRefused(error, 'STF497'));
      throw error;
    }
    showToast(t('studio.payments.triedAgain', { amount }));
    await refresh(...seen);
  }

  // Read only now what has become of the refund: once it is not refused any more, this goes with it, and why must be read before.
  function close(): void {
    onClose();
    if (isChanged) refresh(['payment', paymentKey], ...seen);
  }

  return (
    <Confirm
      title={t('studio.payments.tryAgain')}
      action={t('studio.payments.tryAgainAction', { amount })}
      run={tryAgain}
      onClose={close}
    >
      <p>{t('studio.payments.tryAgainWhat', { amount })}</p>
    </Confirm>
  );
}
