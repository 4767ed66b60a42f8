import type { DeskPayment } from '@eyelet/contracts/payment-desk/payment.ts';
import { readDeskPayment } from '@eyelet/contracts/payment-desk/read.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { DisputeSection } from '../disputes/dispute-section.tsx';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { methodText } from '../words/method-text.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { GiveUp } from './give-up.tsx';
import { MovementState } from './movement-state.tsx';
import { PaymentTrail } from './payment-trail.tsx';

/** A payment: its order, what was captured, is held and has gone back of it, its dispute, and what its provider has said. */
export function PaymentRecord() {
  const { t, language } = useWords();
  const { paymentKey = '' } = useParams();
  const may = usePermission();
  const { data: payment, error } = useQuery({
    queryKey: ['payment', paymentKey],
    queryFn: () => call(readDeskPayment, { params: { paymentKey } }),
  });
  const from = { path: '/payments', label: t('studio.payments.title') };
  if (!payment) {
    return (
      <Record title={t('studio.payments.payment')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const { amount, currency, dispute } = payment;
  return (
    <Record
      title={t('studio.payments.one', { amount: money(language, amount, currency) })}
      from={from}
      state={<MovementState of={payment} />}
      actions={may('orders.refund') && payment.refused > 0 ? <GiveUp payment={payment} /> : undefined}
    >
      <Details payment={payment} />
      {dispute ? <DisputeSection dispute={dispute} /> : undefined}
      <PaymentTrail payment={payment} />
    </Record>
  );
}

function Details({ payment }: Readonly<{ payment: DeskPayment }>) {
  const { t, language } = useWords();
  const may = usePermission();
  const { orderNumber, tender, reference, captured, held, released, refunded, currency, at, paymentKey } = payment;
  const number = <code>{orderNumber}</code>;
  return (
    <Section title={t('studio.payments.details')}>
      <Facts
        facts={[
          [
            t('studio.payments.order'),
            may('orders.read') ? <Link to={`/orders/${orderNumber}`}>{number}</Link> : number,
          ],
          [t('studio.payments.method'), methodText(t, payment)],
          [t('studio.payments.tender'), <code key="tender">{tender}</code>],
          [t('studio.payments.reference'), <code key="reference">{reference || '–'}</code>],
          [t('studio.payments.key'), <code key="key">{paymentKey}</code>],
          [t('studio.payments.captured'), money(language, captured, currency)],
          [t('studio.payments.held'), money(language, held, currency)],
          [t('studio.payments.released'), money(language, released, currency)],
          [t('studio.payments.refunded'), money(language, Math.max(0, refunded - released), currency)],
          [t('studio.payments.at'), dateTime(language, at)],
        ]}
      />
    </Section>
  );
}
