import type { WarrantyDecision } from '@eyelet/contracts/cases/warranty.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Act, Decisions } from '../record/decisions.tsx';
import { RefundConfirm } from '../refunds/refund-confirm.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** The refund that a warranty case waits for, and what can become of it; the same as at its order. */
export function WaitingRefund({ decision: { decisionId, orderNumber } }: Readonly<{ decision: WarrantyDecision }>) {
  const { t, language } = useWords();
  const may = usePermission();
  const [act, setAct] = useState<Act>();
  const { data } = useQuery({
    queryKey: ['order-refunds', orderNumber],
    queryFn: () => call(listRefunds, { params: { orderNumber: orderNumber ?? '' } }),
    enabled: orderNumber !== null && may('orders.read'),
  });
  const one = data?.refunds.find(({ refundId }) => refundId === decisionId);
  if (!data || !one || orderNumber === null) return <span className="hint">{t('studio.refunds.waitsFor')}</span>;
  const { currency } = data;
  return (
    <>
      <strong>{money(language, one.amount, currency)}</strong>
      {one.state === 'waiting' ? <Decisions of="refunds" isOwn={one.isOwn} decide={setAct} /> : undefined}
      {act ? (
        <RefundConfirm
          orderNumber={orderNumber}
          currency={currency}
          asking={{ act, one }}
          onClose={() => setAct(undefined)}
        />
      ) : undefined}
    </>
  );
}
