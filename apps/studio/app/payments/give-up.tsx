import { type DeskPayment, releaseReasons } from '@eyelet/contracts/payment-desk/payment.ts';
import { releasePayment } from '@eyelet/contracts/payment-desk/release.ts';
import { useState } from 'react';
import { ReasonAndNote } from '../forms/reason-and-note.tsx';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { queries } from '../session/me.ts';
import { newId } from '../session/new-id.ts';
import { isRefused } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

type Reason = (typeof releaseReasons)[number];

/** Gives up what the provider has refused to take of a payment, once that is confirmed with a reason. */
export function GiveUp({ payment }: Readonly<{ payment: DeskPayment }>) {
  const { t } = useWords();
  // The id of one release: however often it is asked for, it is given up once.
  const [releaseId, setReleaseId] = useState<string>();
  return (
    <>
      <Button onPress={() => setReleaseId(newId())}>{t('studio.payments.giveUp')}</Button>
      {releaseId === undefined ? undefined : (
        <GiveUpDialog payment={payment} releaseId={releaseId} onClose={() => setReleaseId(undefined)} />
      )}
    </>
  );
}

type GiveUpDialogProps = Readonly<{ payment: DeskPayment; releaseId: string; onClose: () => void }>;

function GiveUpDialog({ payment, releaseId, onClose }: GiveUpDialogProps) {
  const { t, language } = useWords();
  const [reason, setReason] = useState<Reason>('refused');
  const [note, setNote] = useState('');
  // What was shown when the dialog opened is what is confirmed, whatever becomes of the payment meanwhile.
  const [{ refused, currency, paymentKey, orderNumber }] = useState(payment);
  const [isChanged, setChanged] = useState(false);
  const amount = money(language, refused, currency);

  async function giveUp(): Promise<void> {
    try {
      const params = { paymentKey, releaseId };
      const now = await call(releasePayment, { params, body: { amount: refused, reason, note } });
      queries.setQueryData<DeskPayment>(['payment', paymentKey], now);
    } catch (error) {
      setChanged(isRefused(error, 'STF502'));
      throw error;
    }
    await refresh(
      ['list'],
      ['order', orderNumber],
      ['order-timeline', orderNumber],
      ['timeline', 'order', orderNumber],
    );
    showToast(t('studio.payments.gaveUp', { amount }));
  }

  // Read only now what has become of the payment: where nothing is left to give up, this goes with it, and why must be read before.
  function close(): void {
    onClose();
    if (isChanged) refresh(['payment', paymentKey]);
  }

  return (
    <Confirm
      title={t('studio.payments.giveUp')}
      action={t('studio.payments.giveUpAction', { amount })}
      isDanger
      run={giveUp}
      onClose={close}
    >
      <p>{t('studio.payments.giveUpWhat', { amount })}</p>
      <ReasonAndNote
        label={t('studio.reason')}
        reasons={releaseReasons.map((id) => ({ id, label: t(`studio.payments.giveUpReason.${id}`) }))}
        reason={reason}
        onReason={setReason}
        note={{ value: note, onChange: setNote }}
      />
    </Confirm>
  );
}
