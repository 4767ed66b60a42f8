import type { Case } from '@eyelet/contracts/cases/case.ts';
import type { WarrantyDecision } from '@eyelet/contracts/cases/warranty.ts';
import { approveRefund } from '@eyelet/contracts/refunds/approve.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { refuseRefund } from '@eyelet/contracts/refunds/refuse.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { type Act, Decisions } from '../record/decisions.tsx';
import { refundsChanged, showCurrentRefunds } from '../refunds/changed.ts';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

type WaitingRefundProps = Readonly<{ one: Case; decision: WarrantyDecision }>;

/** The refund that a warranty case waits for, and what can become of it; the same as at its order. */
export function WaitingRefund({
  one: { reference },
  decision: { decisionId: refundId, orderNumber },
}: WaitingRefundProps) {
  const { t, language } = useWords();
  const may = usePermission();
  const [act, setAct] = useState<Act>();
  const { data } = useQuery({
    queryKey: ['order-refunds', orderNumber],
    queryFn: () => call(listRefunds, { params: { orderNumber: orderNumber ?? '' } }),
    enabled: orderNumber !== null && may('orders.read'),
  });
  const refund = data?.refunds.find((one) => one.refundId === refundId);
  if (!data || !refund || orderNumber === null) return <span className="hint">{t('studio.refunds.waitsFor')}</span>;
  const params = { orderNumber, refundId };
  const amount = money(language, refund.amount, data.currency);

  async function decide(chosen: Act): Promise<void> {
    const operation = chosen === 'approve' ? approveRefund : refuseRefund;
    try {
      await refundsChanged(params.orderNumber, await call(operation, { params }));
    } catch (error) {
      await showCurrentRefunds(params.orderNumber, error);
    } finally {
      await refresh(['case', reference], ['timeline', 'case', reference]);
    }
    showToast(t(`studio.refunds.${chosen}Done`));
  }

  return (
    <>
      <strong>{amount}</strong>
      {refund.state === 'waiting' ? <Decisions of="refunds" isOwn={refund.isOwn} decide={setAct} /> : undefined}
      {act ? (
        <Confirm
          title={t(`studio.refunds.${act}`)}
          action={t(`studio.refunds.${act}`)}
          run={() => decide(act)}
          onClose={() => setAct(undefined)}
        >
          <p>{t(`studio.refunds.${act}What`, { amount })}</p>
        </Confirm>
      ) : undefined}
    </>
  );
}
