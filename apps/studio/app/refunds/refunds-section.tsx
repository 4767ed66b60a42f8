import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { GiveDialog } from './give-dialog.tsx';
import { GivenRefund } from './given-refund.tsx';
import { type Asking, RefundConfirm } from './refund-confirm.tsx';
import { RefusedRefunds } from './refused-refunds.tsx';

/** What staff give back of an order by amount, and what of that waits for somebody else. Nobody writes on the order of an erased buyer. */
export function RefundsSection({ orderNumber, isErased }: Readonly<{ orderNumber: string; isErased: boolean }>) {
  const { t, language } = useWords();
  const may = usePermission();
  const [isGiving, setGiving] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const { data, error } = useQuery({
    queryKey: ['order-refunds', orderNumber],
    queryFn: () => call(listRefunds, { params: { orderNumber } }),
    // Until the providers have answered.
    refetchInterval: ({ state }) => (state.data?.refunds.some((one) => one.money === 'asked') ? 3000 : false),
  });
  if (error) return <Notice tone="bad">{problemText(t, error)}</Notice>;
  const mayGive = may('orders.refund') && !isErased && (data?.refundable ?? 0) > 0;
  if (!data) return undefined;
  if (data.refunds.length === 0 && !mayGive) return <RefusedRefunds orderNumber={orderNumber} of={data} />;
  const { currency, refunds, refundable } = data;
  return (
    <>
      <RefusedRefunds orderNumber={orderNumber} of={data} />
      <Section
        title={t('studio.refunds.title')}
        hint={t('studio.refunds.left', { amount: money(language, refundable, currency) })}
      >
        {refunds.length === 0 ? undefined : (
          <ul className="plain-list">
            {refunds.map((one) => (
              <GivenRefund key={one.refundId} one={one} currency={currency} ask={setAsking} />
            ))}
          </ul>
        )}
        {mayGive ? (
          <div className="section-actions">
            <Button onPress={() => setGiving(true)}>{t('studio.refunds.give')}</Button>
          </div>
        ) : undefined}
        {isGiving ? (
          <GiveDialog orderNumber={orderNumber} refunds={data} onClose={() => setGiving(false)} />
        ) : undefined}
        {asking ? (
          <RefundConfirm
            orderNumber={orderNumber}
            currency={currency}
            asking={asking}
            onClose={() => setAsking(undefined)}
          />
        ) : undefined}
      </Section>
    </>
  );
}
